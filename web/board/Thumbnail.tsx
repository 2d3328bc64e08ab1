/** A small board to look at. */

import { Board } from "./Board";
import type { BoardPicture } from "./types";

/** A board as large as its parent is wide, that answers to nothing. */
export function Thumbnail(props: Pick<BoardPicture, "cols" | "rows" | "stones" | "last" | "label">) {
  return <Board {...props} thumbnail fit="none" />;
}

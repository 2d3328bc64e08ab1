/** What follows the pointer and the keyboard: the ghost, the waiting stone, the cursor, the loupe. */

import { CELL, center, type Frame } from "./geometry";
import { type Place, samePlace, starPoints } from "./points";
import { at } from "./Stones";
import { stoneHref } from "./symbols";
import type { StoneColor } from "./types";

/** The symbol of a stone of this color on a place. */
function symbol(color: StoneColor, { col, row }: Place): string {
  return stoneHref(color === "black" ? "X" : "O", col, row);
}

interface StoneAt {
  readonly frame: Frame;
  readonly place: Place;
  readonly color: StoneColor;
}

/** The stone that would be placed. */
export function Ghost({
  frame,
  place,
  color,
  look,
}: StoneAt & { readonly look: "hover" | "shake" | "wait" }) {
  const isStar = starPoints(frame).some((star) => samePlace(star, place));
  return (
    <g transform={at(place, frame)} class="tg-ghost">
      {isStar && <HiddenStar />}
      <g class={`tg-ghost-${look}`}>
        <use href={symbol(color, place)} />
      </g>
    </g>
  );
}

/** Wood and lines in the place of a star point, so that it does not shine through a ghost. */
function HiddenStar() {
  return (
    <>
      <circle r="16" class="tg-wood" />
      <path class="tg-line" d="M-16 0h32M0 -16v32" />
    </>
  );
}

/** The lines through a stone that waits to be confirmed, or through the last move; they lie under the stones. */
export function Crosshair({
  frame,
  place,
  through = "waiting",
}: {
  readonly frame: Frame;
  readonly place: Place;
  readonly through?: "waiting" | "last";
}) {
  const { x, y } = center(place, frame);
  const { margin, cols, rows } = frame;
  return (
    <path
      class={through === "last" ? "tg-crosshair tg-crosshair-last" : "tg-crosshair"}
      d={`M${margin} ${y}h${(cols - 1) * CELL}M${x} ${margin}v${(rows - 1) * CELL}`}
    />
  );
}

/** A stone that waits to be confirmed. */
export function Waiting({ frame, place, color }: StoneAt) {
  return (
    <g transform={at(place, frame)} class="tg-waiting">
      <use href="#tg-s" />
      <use href={symbol(color, place)} />
      <circle r="57" />
    </g>
  );
}

const BRACKETS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
  .map(([x = 0, y = 0]) => `M${52 * x} ${28 * y}V${52 * y}H${28 * x}`)
  .join("");

/** The corners around the point of the keyboard cursor. */
export function CursorMark({ frame, place }: { readonly frame: Frame; readonly place: Place }) {
  return (
    <g transform={at(place, frame)} class="tg-cursor">
      <path d={BRACKETS} />
      <path d={BRACKETS} />
    </g>
  );
}

/** How many cells the loupe shows from its middle to its edge, and how much larger. */
const LOUPE = { reach: 1.7, scale: 2.5, above: 88 };

/** An enlarged piece of the board above the finger. */
export function Loupe({
  frame,
  place,
  cell,
  scene,
}: {
  frame: Frame;
  place: Place;
  cell: number;
  scene: string;
}) {
  const { x, y } = center(place, frame);
  const units = LOUPE.reach * CELL;
  const side = 2 * LOUPE.reach * cell * LOUPE.scale;
  const px = cell / CELL;
  const style = {
    width: `${side}px`,
    left: `${x * px - side / 2}px`,
    top: `${y * px - side / 2 - LOUPE.above}px`,
  };
  return (
    <div class="tg-loupe" style={style} aria-hidden="true">
      <svg aria-hidden="true" viewBox={`${x - units} ${y - units} ${2 * units} ${2 * units}`}>
        <use href={`#${scene}`} />
      </svg>
    </div>
  );
}

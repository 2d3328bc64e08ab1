/** What follows the pointer and the keyboard: the ghost, the waiting stone, the cursor, the loupe. */

import type { RefObject } from "preact";
import { at, CELL, center, extent, type Frame, stoneHref } from "./geometry";
import { type Place, samePlace, starPoints } from "./points";
import type { StoneColor } from "./types";

/** The symbol of a stone of this color on a place. */
function symbol(color: StoneColor, place: Place): string {
  return stoneHref(color === "black" ? "X" : "O", place);
}

interface StoneAt {
  readonly frame: Frame;
  readonly place: Place;
  readonly color: StoneColor;
}

/** How a ghost shows: under the pointer, waiting for it, or not at all. */
export type GhostLook = "hover" | "wait" | "none";

/** Half the side of the picture of a stone, in units: half a cell. */
const GHOST = CELL / 2;

/**
 * The stone that would be placed. It lies above the drawing in a layer of its own: to move it or to let it
 * become a full stone, as the board does on a click, nothing has to be painted.
 */
export function Ghost({
  frame,
  place,
  color,
  look,
  element,
}: StoneAt & { readonly look: GhostLook; readonly element: RefObject<HTMLDivElement | null> }) {
  const { x, y } = center(place, frame);
  const style = {
    width: `${(200 * GHOST) / extent(frame).width}%`,
    // In hundredths of its own side, which is as long as a cell.
    transform: `translate(${x - GHOST}%, ${y - GHOST}%)`,
  };
  return (
    <div class="tg-ghost" data-look={look} style={style} ref={element}>
      <svg aria-hidden="true" viewBox={`${-GHOST} ${-GHOST} ${2 * GHOST} ${2 * GHOST}`}>
        <use href={symbol(color, place)} />
      </svg>
    </div>
  );
}

/** Wood and lines in the place of a star point, so that it does not shine through a ghost. */
export function HiddenStar({ frame, place }: Omit<StoneAt, "color">) {
  if (!starPoints(frame).some((star) => samePlace(star, place))) return null;
  return (
    <g transform={at(place, frame)}>
      <circle r="16" class="tg-wood" />
      <path class="tg-line" d="M-16 0h32M0 -16v32" />
    </g>
  );
}

/** A stone that was refused, or that waits to be confirmed with its ring. */
export function Shown({ frame, place, color, look }: StoneAt & { readonly look: "refused" | "waiting" }) {
  return (
    <g transform={at(place, frame)} class={`tg-${look}`}>
      {look === "waiting" && <use href="#tg-s" />}
      <use href={symbol(color, place)} />
      {look === "waiting" && <circle r="57" />}
    </g>
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

const BRACKETS = "M-52-28V-52H-28M52-28V-52H28M52 28V52H28M-52 28V52H-28";

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
    <div class="tg-loupe" style={style}>
      <svg aria-hidden="true" viewBox={`${x - units} ${y - units} ${2 * units} ${2 * units}`}>
        <use href={`#${scene}`} />
      </svg>
    </div>
  );
}

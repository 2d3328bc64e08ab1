/** What the board shows and what it reports. It knows no rules: what may be played is handed in. */

import type { ComponentChildren } from "preact";
import type { Frame } from "./geometry";
import type { Confirm } from "./pending";
import type { Size } from "./points";

/** The two colors. */
export type StoneColor = "black" | "white";

/** The name of a point, such as `"Q16"`. */
export type PointName = string;

/** A shape drawn on a point; `hint` is a ring in the accent color, `wrong` a cross in the attention color. */
export interface Mark {
  readonly point: PointName;
  readonly kind: "triangle" | "square" | "circle" | "cross" | "hint" | "wrong";
}

/** A rectangle of empty points that is counted as one. */
export interface CountBlock {
  readonly color: StoneColor;
  readonly points: readonly PointName[];
  readonly count: string;
}

/** How a stone slides to its place. */
export interface Flight {
  /** Another one for another way. */
  readonly key: string;
  /** The index of the point that it comes from. */
  readonly from: number | null;
  readonly style: Readonly<Record<string, string>>;
}

/** Stones that slide, by the index of the point where they arrive. */
export type Flights = ReadonlyMap<number, Flight>;

/** One set of points for each color. */
export interface PointsByColor {
  readonly black: readonly PointName[];
  readonly white: readonly PointName[];
}

/** How the board answers: by placing stones, by choosing any point, or not at all. */
export type Interaction = "play" | "choose" | "none";

/** How the board takes its size: from the room it has, from its width alone, or as large as its parent says. */
export type Fit = "both" | "width" | "none";

/** How coordinates are written: `Q16`, or columns as figures from the left too. */
export type CoordinateStyle = "letters" | "numbers" | "none";

/** How the last move is marked. */
export type LastMark = "dot" | "ring" | "none";

/** Something to draw in the units of the board, over stones and points. */
export type Layer = (frame: Frame, stones: string) => ComponentChildren;

/** What the board shows. Only size, stones and label are needed. */
export interface BoardPicture extends Size {
  /** Row by row from the top: `.` empty, `X` black, `O` white. */
  readonly stones: string;
  /** The whole board in words, for those who do not see it. */
  readonly label: string;
  readonly last?: PointName | null | undefined;
  readonly lastMark?: LastMark;
  readonly ko?: PointName | null | undefined;
  readonly dead?: readonly PointName[];
  readonly highlight?: readonly PointName[];
  readonly highlightTone?: "accent" | "seal" | "flash" | "hint" | undefined;
  /** What a page draws over stones and points. */
  readonly layer?: Layer | undefined;
  /** Stones that slide to their place instead of appearing there. */
  readonly flights?: Flights;
  readonly coordinates?: CoordinateStyle | undefined;
  readonly thumbnail?: boolean;
  readonly fit?: Fit;
}

/** What the board lets a person do, and what it says. */
export interface BoardProps extends BoardPicture {
  readonly interact?: Interaction;
  /** Whose stone is placed next: the color of the ghost. Without it nothing can be played. */
  readonly turn?: StoneColor | null | undefined;
  /** Empty points that may not be played. */
  readonly illegal?: ReadonlySet<PointName>;
  readonly confirm?: Confirm;
  /** The stone that waits to be confirmed; left out, the board keeps it itself. */
  readonly pending?: PointName | null;
  /** A ghost that waits on a point before the pointer comes. */
  readonly waitingGhost?: PointName | null | undefined;
  /** A sentence over the lower edge, such as why a point may not be played. */
  readonly notice?: string | null | undefined;
  /** What is said politely to those who listen. */
  readonly announce?: string | undefined;
  /** A point in words, for the keyboard cursor. */
  readonly describe?: ((point: PointName) => string) | undefined;
  /** The word for a Go board in the person's language. */
  readonly roleDescription?: string | undefined;
  readonly id?: string;
  readonly onPlay?: (point: PointName) => void;
  readonly onChoose?: (point: PointName) => void;
  readonly onIllegal?: (point: PointName) => void;
  readonly onPending?: (point: PointName | null) => void;
  readonly onHover?: (point: PointName | null) => void;
  readonly onCursor?: (point: PointName | null) => void;
}

/** Where things are drawn: a cell is 100 units, the origin the upper left corner of the board. */

import { type Place, parsePoint, placeIndex, type Size } from "./points";
import type { PointName } from "./types";

/** Units of one cell. */
export const CELL = 100;

/** What every layer needs to draw. */
export interface Frame extends Size {
  /** From the edge of the board to the outer line, in units. */
  readonly margin: number;
}

/** The frame of a board, wider with coordinates. */
export function frameOf({ cols, rows }: Size, coordinates: boolean): Frame {
  const isSmall = Math.max(cols, rows) <= 9;
  return { cols, rows, margin: coordinates ? (isSmall ? 88 : 100) : isSmall ? 62 : 75 };
}

/** Width and height of the whole board in units. */
export function extent({ cols, rows, margin }: Frame): { width: number; height: number } {
  return { width: (cols - 1) * CELL + 2 * margin, height: (rows - 1) * CELL + 2 * margin };
}

/** The middle of a point. */
export function center({ col, row }: Place, { margin }: Frame): { x: number; y: number } {
  return { x: margin + col * CELL, y: margin + row * CELL };
}

/** The point under a position in units; null when it is further than half a cell from every point. */
export function placeUnder(x: number, y: number, frame: Frame): Place | null {
  const col = Math.round((x - frame.margin) / CELL);
  const row = Math.round((y - frame.margin) / CELL);
  return col >= 0 && row >= 0 && col < frame.cols && row < frame.rows ? { col, row } : null;
}

/** The places of named points; names that are no points are left out. */
export function places(names: readonly PointName[], size: Size): readonly Place[] {
  return names.flatMap((name) => parsePoint(name, size) ?? []);
}

/** One path from many points. */
export function pathOf(
  points: readonly Place[],
  frame: Frame,
  shape: (x: number, y: number) => string,
): string {
  return points
    .map((place) => center(place, frame))
    .map(({ x, y }) => shape(x, y))
    .join("");
}

/** A square around a position. */
export function squareAt(half: number): (x: number, y: number) => string {
  return (x, y) => `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
}

/** A circle around a position. */
export function circleAt(radius: number): (x: number, y: number) => string {
  return (x, y) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 0 .01z`;
}

/** A diagonal cross on a position. */
export function crossAt(half: number): (x: number, y: number) => string {
  const full = 2 * half;
  return (x, y) => `M${x - half} ${y - half}l${full} ${full}m${-full} 0l${full} ${-full}`;
}

/** A triangle around a position. */
export function triangleAt(radius: number): (x: number, y: number) => string {
  const half = Math.round(radius * 0.866);
  return (x, y) => `M${x} ${y - radius}l${half} ${radius * 1.5}h${-2 * half}z`;
}

/** The solid lines of the board: all inner ones, then the frame. */
export function gridPaths(frame: Frame): { inner: string; outer: string } {
  const { cols, rows, margin } = frame;
  const width = (cols - 1) * CELL;
  const height = (rows - 1) * CELL;
  const across = range(1, rows - 1).map((row) => `M${margin} ${margin + row * CELL}h${width}`);
  const down = range(1, cols - 1).map((col) => `M${margin + col * CELL} ${margin}v${height}`);
  return {
    inner: [...across, ...down].join(""),
    outer: `M${margin} ${margin}h${width}v${height}h${-width}z`,
  };
}

/** The whole numbers from `start` up to but without `end`. */
export function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

/** A path along a chain: drawn thick under its stones it becomes their outline. */
export function chainPath(points: readonly Place[], frame: Frame): string {
  const own = new Set(points.map((place) => placeIndex(place, frame)));
  const part = (place: Place) => {
    const { x, y } = center(place, frame);
    const index = placeIndex(place, frame);
    const toRight = place.col + 1 < frame.cols && own.has(index + 1) ? `M${x} ${y}h${CELL}` : "";
    return `M${x} ${y}h0${toRight}${own.has(index + frame.cols) ? `M${x} ${y}v${CELL}` : ""}`;
  };
  return points.map(part).join("");
}

/** How many ways the lines of shell stones are turned. */
export const SHELL_TURNS = 8;

/** The symbol of a stone. White ones differ a little from point to point, always in the same way. */
export function stoneHref(color: string, { col, row }: Place): string {
  return color === "X" ? "#tg-b" : `#tg-w${(col * 5 + row * 3 + ((col * row) % 4)) % SHELL_TURNS}`;
}

/** The transform that moves a symbol to a place. */
export function at(place: Place, frame: Frame): string {
  const { x, y } = center(place, frame);
  return `translate(${x} ${y})`;
}

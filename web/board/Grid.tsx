/** What never changes during a game: lines, star points, coordinates. */

import { center, extent, type Frame, gridPaths, pathOf, range } from "./geometry";
import { memo } from "./memo";
import { columnName, rowNumber, starPoints } from "./points";
import type { CoordinateStyle } from "./types";

/** The lines and the star points. */
export const Grid = memo<{ readonly frame: Frame }>(({ frame }) => {
  const { inner, outer } = gridPaths(frame);
  return (
    <>
      <path class="tg-line" d={inner} />
      <path class="tg-edge" d={outer} />
      <path class="tg-star" d={pathOf(starPoints(frame), frame, (x, y) => `M${x} ${y}h0`)} />
    </>
  );
});

/** How far coordinates are from the outer line, in units. */
const OFF_LINE = 74;

/** Letters above and below, numbers at both sides. */
export const Coordinates = memo<{
  readonly frame: Frame;
  readonly fontSize: number;
  readonly kind: CoordinateStyle;
}>(({ frame, fontSize, kind }) => {
  const { width, height } = extent(frame);
  const near = frame.margin - Math.min(OFF_LINE, frame.margin - fontSize * 0.55);
  const letters = range(0, frame.cols).flatMap((col) => {
    const { x } = center({ col, row: 0 }, frame);
    return [near, height - near].map((y) =>
      text(`c${col},${y}`, x, y, kind === "numbers" ? String(col + 1) : columnName(col)),
    );
  });
  const numbers = range(0, frame.rows).flatMap((row) => {
    const { y } = center({ col: 0, row }, frame);
    return [near, width - near].map((x) => text(`r${row},${x}`, x, y, String(rowNumber(row, frame))));
  });
  return (
    <g class="tg-coords" font-size={fontSize}>
      {letters}
      {numbers}
    </g>
  );
});

function text(key: string, x: number, y: number, content: string) {
  return (
    <text key={key} x={x} y={y}>
      {content}
    </text>
  );
}

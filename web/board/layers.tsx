/**
 * What pages draw over stones and points: shapes, letters, numbers, territory, neutral points, count blocks. It is
 * not part of the board itself, so that only pages which need it fetch it.
 */

import type { VNode } from "preact";
import {
  CELL,
  center,
  circleAt,
  crossAt,
  type Frame,
  pathOf,
  places,
  squareAt,
  triangleAt,
} from "./geometry";
import { type Tone, toneAt } from "./Marks";
import { memo } from "./memo";
import { type Place, parsePoint, placeIndex, type Size } from "./points";
import type { CountBlock, Flight, Flights, Layer, Mark, PointName, PointsByColor } from "./types";

type Shape = (x: number, y: number) => string;

const SHAPES: Readonly<Record<Mark["kind"], Shape>> = {
  triangle: triangleAt(26),
  square: squareAt(20),
  circle: circleAt(23),
  cross: crossAt(19),
  hint: circleAt(30),
  wrong: crossAt(24),
};

interface MarksProps {
  readonly frame: Frame;
  readonly stones: string;
  readonly marks: readonly Mark[];
}

/** Shapes, one path for each color they are drawn in. */
const Shapes = memo<MarksProps>(({ frame, stones, marks }) => {
  const paths = new Map<string, string>();
  for (const { point, kind } of marks) {
    const place = parsePoint(point, frame);
    if (!place) continue;
    const tone = kind === "hint" || kind === "wrong" ? kind : toneAt(place, stones, frame);
    paths.set(tone, (paths.get(tone) ?? "") + pathOf([place], frame, SHAPES[kind]));
  }
  return (
    <>
      {[...paths].map(([tone, d]) => (
        <path key={tone} class={`tg-mark tg-on-${tone}`} d={d} />
      ))}
    </>
  );
});

interface TextsProps {
  readonly frame: Frame;
  readonly stones: string;
  readonly texts: readonly (readonly [string, string | number])[];
}

/** Letters and move numbers; on empty points over a disc that covers the lines. */
const Texts = memo<TextsProps>(({ frame, stones, texts }) => (
  <>
    {texts.map(([point, content]) => {
      const place = parsePoint(point, frame);
      return place && label(place, String(content), toneAt(place, stones, frame), frame);
    })}
  </>
));

function label(place: Place, content: string, tone: Tone, frame: Frame): VNode {
  const { x, y } = center(place, frame);
  return (
    <g key={`${place.col},${place.row}`} class={`tg-text tg-on-${tone}`}>
      {tone === "e" && <circle cx={x} cy={y} r="32" class="tg-disc" />}
      <text x={x} y={y} font-size={content.length > 2 ? 36 : 44}>
        {content}
      </text>
    </g>
  );
}

/** Squares on points that belong to a color. */
const Territory = memo<{ frame: Frame; territory: PointsByColor }>(({ frame, territory }) => (
  <>
    <path class="tg-own-b" d={pathOf(places(territory.black, frame), frame, squareAt(14))} />
    <path class="tg-own-w" d={pathOf(places(territory.white, frame), frame, squareAt(14))} />
  </>
));

/** Points that count for nobody: a dashed circle with a short bar. */
const Neutral = memo<{ frame: Frame; points: readonly string[] }>(({ frame, points }) => {
  const found = places(points, frame);
  return (
    <>
      <path class="tg-neutral" d={pathOf(found, frame, circleAt(24))} />
      <path class="tg-bar" d={pathOf(found, frame, (x, y) => `M${x - 9} ${y}h18`)} />
    </>
  );
});

/** Blocks of points that are counted as one. */
const Blocks = memo<{ frame: Frame; blocks: readonly CountBlock[]; isLate: boolean }>(
  ({ frame, blocks, isLate }) => (
    <g class={isLate ? "tg-late" : undefined}>{blocks.map((block) => blockShape(block, frame))}</g>
  ),
);

function blockShape({ color, points, count }: CountBlock, frame: Frame): VNode | null {
  const found = places(points, frame);
  const first = found[0];
  if (!first) return null;
  const cols = found.map(({ col }) => col);
  const rows = found.map(({ row }) => row);
  const from = center({ col: Math.min(...cols), row: Math.min(...rows) }, frame);
  const to = center({ col: Math.max(...cols), row: Math.max(...rows) }, frame);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g key={points.join()} class={`tg-block tg-block-${color}`}>
      <rect x={from.x - 40} y={from.y - 40} width={to.x - from.x + 80} height={to.y - from.y + 80} rx="8" />
      <path class={color === "black" ? "tg-own-b" : "tg-own-w"} d={pathOf(found, frame, squareAt(11))} />
      {found.length > 1 && (
        <rect class="tg-pill" x={middle.x - 34} y={middle.y - 25} width="68" height="50" rx="25" />
      )}
      {found.length > 1 && (
        <text x={middle.x} y={middle.y}>
          {count}
        </text>
      )}
    </g>
  );
}

/** What a layer shows. */
export interface Drawn {
  readonly marks?: readonly Mark[];
  readonly labels?: readonly (readonly [PointName, string])[];
  readonly numbers?: readonly (readonly [PointName, number | string])[];
  readonly territory?: PointsByColor;
  readonly neutral?: readonly PointName[];
  readonly blocks?: readonly CountBlock[];
  /** Blocks appear only after stones have moved. */
  readonly isLate?: boolean;
}

/** The layer that shows all of this. */
export function layerOf(drawn: Drawn): Layer {
  const { territory, neutral, blocks, numbers, marks, labels, isLate = false } = drawn;
  return (frame, stones) => (
    <>
      {territory && <Territory frame={frame} territory={territory} />}
      {neutral && neutral.length > 0 && <Neutral frame={frame} points={neutral} />}
      {blocks && blocks.length > 0 && <Blocks frame={frame} blocks={blocks} isLate={isLate} />}
      {numbers && <Texts frame={frame} stones={stones} texts={numbers} />}
      {marks && <Shapes frame={frame} stones={stones} marks={marks} />}
      {labels && <Texts frame={frame} stones={stones} texts={labels} />}
    </>
  );
}

/** A stone that arrives at `to` from `from`, or from beside the board when there is no `from`. */
export interface Way {
  readonly from?: PointName | undefined;
  readonly to: PointName;
}

/** How stones slide on their ways, one after the other. */
export function flightsOf(ways: readonly Way[], size: Size): Flights {
  const found = new Map<number, Flight>();
  ways.forEach(({ from, to }, order) => {
    const target = parsePoint(to, size);
    const source = from ? parsePoint(from, size) : null;
    if (target) found.set(placeIndex(target, size), flight({ source, target, order, size }));
  });
  return found;
}

/** A stone without a source comes down from above its place. */
function flight(way: { source: Place | null; target: Place; order: number; size: Size }): Flight {
  const { source, target, order, size } = way;
  const dx = source ? (source.col - target.col) * CELL : 0;
  const dy = source ? (source.row - target.row) * CELL : -70;
  return {
    key: `f${dx},${dy}`,
    from: source && placeIndex(source, size),
    style: {
      "--tg-dx": `${dx}px`,
      "--tg-dy": `${dy}px`,
      animationDelay: `${Math.min(order * 30, 900)}ms`,
    },
  };
}

/** Everything drawn over stones and points: last move, ko, labels, territory, dead stones, count blocks. */

import type { VNode } from "preact";
import { center, circleAt, crossAt, type Frame, pathOf, places, squareAt, triangleAt } from "./geometry";
import { memo } from "./memo";
import { type Place, parsePoint, placeIndex } from "./points";
import type { BoardPicture, CountBlock, LastMark, Mark, PointsByColor } from "./types";

type Shape = (x: number, y: number) => string;
type Tone = "b" | "w" | "e";

const SHAPES: Readonly<Record<Mark["kind"], Shape>> = {
  triangle: triangleAt(26),
  square: squareAt(20),
  circle: circleAt(23),
  cross: crossAt(19),
  hint: circleAt(30),
  wrong: crossAt(24),
};

/** What lies on a point: a black stone, a white one or nothing. */
function toneAt(place: Place, stones: string, frame: Frame): Tone {
  const stone = stones[placeIndex(place, frame)];
  return stone === "X" ? "b" : stone === "O" ? "w" : "e";
}

interface MarksProps {
  readonly frame: Frame;
  readonly stones: string;
  readonly marks: readonly Mark[];
}

/** Shapes, one path for each color they are drawn in. */
export const Shapes = memo<MarksProps>(({ frame, stones, marks }) => {
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
export const Texts = memo<TextsProps>(({ frame, stones, texts }) => (
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

/** The mark of the last move. */
export const Last = memo<{ frame: Frame; stones: string; point: string; kind: LastMark }>(
  ({ frame, stones, point, kind }) => {
    const place = parsePoint(point, frame);
    if (!place || kind === "none") return null;
    const { x, y } = center(place, frame);
    const isRing = kind === "ring";
    return (
      <circle
        class={`tg-last tg-on-${toneAt(place, stones, frame)}${isRing ? " tg-ring" : ""}`}
        cx={x}
        cy={y}
        r={isRing ? 26 : 15}
      />
    );
  },
);

/** Squares on points that belong to a color. */
export const Territory = memo<{ frame: Frame; territory: PointsByColor }>(({ frame, territory }) => (
  <>
    <path class="tg-own-b" d={pathOf(places(territory.black, frame), frame, squareAt(14))} />
    <path class="tg-own-w" d={pathOf(places(territory.white, frame), frame, squareAt(14))} />
  </>
));

/** Points that count for nobody: a dashed circle with a short bar. */
export const Neutral = memo<{ frame: Frame; points: readonly string[] }>(({ frame, points }) => {
  const found = places(points, frame);
  return (
    <>
      <path class="tg-neutral" d={pathOf(found, frame, circleAt(24))} />
      <path class="tg-bar" d={pathOf(found, frame, (x, y) => `M${x - 9} ${y}h18`)} />
    </>
  );
});

/** A cross on every dead stone. */
export const Crosses = memo<{ frame: Frame; stones: string; points: readonly string[] }>(
  ({ frame, stones, points }) => {
    const found = places(points, frame);
    return (
      <>
        {(["b", "w"] as const).map((tone) => (
          <path
            key={tone}
            class={`tg-cross tg-cross-${tone}`}
            d={pathOf(
              found.filter((place) => toneAt(place, stones, frame) === tone),
              frame,
              crossAt(21),
            )}
          />
        ))}
      </>
    );
  },
);

/** How likely each point is Black's or White's: the surer, the larger the square. */
export const Ownership = memo<{ frame: Frame; values: Readonly<Record<string, number>> }>(
  ({ frame, values }) => (
    <>
      <path class="tg-owner-b" d={ownershipPath(values, frame, 1)} />
      <path class="tg-owner-w" d={ownershipPath(values, frame, -1)} />
    </>
  ),
);

function ownershipPath(values: Readonly<Record<string, number>>, frame: Frame, sign: number): string {
  const own = Object.entries(values).filter(([, value]) => value * sign > 0.08);
  return own
    .map(([point, value]) =>
      pathOf(places([point], frame), frame, squareAt(8 + 24 * Math.min(1, Math.abs(value)))),
    )
    .join("");
}

/** Blocks of points that are counted as one. */
export const Blocks = memo<{ frame: Frame; blocks: readonly CountBlock[]; isLate: boolean }>(
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

/** All that is drawn over the stones. */
export function Over({ frame, picture }: { readonly frame: Frame; readonly picture: BoardPicture }) {
  const { stones, last, ko, marks, labels, numbers, dead } = picture;
  const koPlace = ko ? parsePoint(ko, frame) : null;
  return (
    <>
      {koPlace && <path class="tg-ko" d={pathOf([koPlace], frame, squareAt(26))} />}
      {dead && dead.length > 0 && <Crosses frame={frame} stones={stones} points={dead} />}
      {last && !numbers?.length && (
        <Last frame={frame} stones={stones} point={last} kind={picture.lastMark ?? "dot"} />
      )}
      {numbers && <Texts frame={frame} stones={stones} texts={numbers} />}
      {marks && <Shapes frame={frame} stones={stones} marks={marks} />}
      {labels && <Texts frame={frame} stones={stones} texts={labels} />}
    </>
  );
}

/** All that is drawn on the points, above the stones where both would meet. */
export function Points({ frame, picture }: { readonly frame: Frame; readonly picture: BoardPicture }) {
  const { territory, neutral, ownership, blocks } = picture;
  return (
    <>
      {ownership && <Ownership frame={frame} values={ownership} />}
      {territory && <Territory frame={frame} territory={territory} />}
      {neutral && neutral.length > 0 && <Neutral frame={frame} points={neutral} />}
      {blocks && blocks.length > 0 && (
        <Blocks frame={frame} blocks={blocks} isLate={Boolean(picture.flights?.length)} />
      )}
    </>
  );
}

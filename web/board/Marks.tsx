/** What the board itself marks: dead stones, the last move, ko. */

import { center, crossAt, type Frame, pathOf, places, squareAt } from "./geometry";
import { memo } from "./memo";
import { type Place, parsePoint, placeIndex } from "./points";
import type { BoardPicture, LastMark } from "./types";

/** What lies on a point: a black stone, a white one or nothing. */
export type Tone = "b" | "w" | "e";

/** What lies on a place. */
export function toneAt(place: Place, stones: string, frame: Frame): Tone {
  const stone = stones[placeIndex(place, frame)];
  return stone === "X" ? "b" : stone === "O" ? "w" : "e";
}

/** A cross on every dead stone. */
const Crosses = memo<{ frame: Frame; stones: string; points: readonly string[] }>(
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

/** The mark of the last move. */
const Last = memo<{ frame: Frame; stones: string; point: string; kind: LastMark }>(
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

/** The marks of a picture. */
export function Marks({ frame, picture }: { readonly frame: Frame; readonly picture: BoardPicture }) {
  const { stones, last, ko, dead } = picture;
  const koPlace = ko ? parsePoint(ko, frame) : null;
  return (
    <>
      {koPlace && <path class="tg-ko" d={pathOf([koPlace], frame, squareAt(26))} />}
      {dead && dead.length > 0 && <Crosses frame={frame} stones={stones} points={dead} />}
      {last && <Last frame={frame} stones={stones} point={last} kind={picture.lastMark ?? "dot"} />}
    </>
  );
}

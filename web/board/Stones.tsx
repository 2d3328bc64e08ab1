/** The stones and their shadows. A stone is the same node for as long as it stands. */

import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { at, type Frame, places, stoneHref } from "./geometry";
import { memo } from "./memo";
import { placeAt, placeIndex } from "./points";
import type { Flight, Flights } from "./types";

interface StonesProps {
  readonly frame: Frame;
  readonly stones: string;
  readonly dead: readonly string[] | undefined;
  readonly flights: Flights | undefined;
  readonly isStill: boolean;
  /** The index of the last stone that was placed here: it lies already, so it does not arrive. */
  readonly placed: number | null;
}

/** Longest time that taken stones stay in sight, in milliseconds. */
const LEAVE = 400;

type Cache = Map<string, VNode>;

const NO_FLIGHTS: Flights = new Map();

/** Both layers of stones, and above them those that are just being taken away. */
export const Stones = memo<StonesProps>((props) => {
  const { frame, stones, isStill, placed } = props;
  const cache = useRef<Cache>(new Map());
  const before = useRef(stones);
  const leaving = useLeaving(props);
  const known = before.current;
  useEffect(() => {
    before.current = stones;
  });
  const dead = new Set(places(props.dead ?? [], frame).map((place) => placeIndex(place, frame)));
  const flights = props.flights ?? NO_FLIGHTS;
  const all = standing(stones);
  const stoneAt = (index: number) => {
    const isChanged = known.length === stones.length && known[index] !== stones[index];
    return stone({
      index,
      color: stones[index] ?? ".",
      frame,
      isDead: dead.has(index),
      isNew: isChanged && index !== placed && !isStill,
      flight: flights.get(index),
    });
  };
  return (
    <>
      <g class="tg-shadows">
        {all
          .filter((index) => !dead.has(index))
          .map((index) => cached(cache.current, `s${index},${frame.margin}`, () => shadow(index, frame)))}
      </g>
      <g class="tg-stones">
        {all.map((index) =>
          cached(cache.current, stoneKey(stones, index, dead, flights) + frame.margin, () => stoneAt(index)),
        )}
      </g>
      {leaving.length > 0 && <g class="tg-leaving">{leaving.map((gone) => leavingStone(gone, frame))}</g>}
    </>
  );
});

interface Gone {
  readonly index: number;
  readonly color: string;
  readonly order: number;
}

/** Stones of the last position that are gone from this one, for as long as they fade. */
function useLeaving({ stones, flights, isStill }: StonesProps): readonly Gone[] {
  const last = useRef({ stones, gone: [] as readonly Gone[] });
  const [, redraw] = useState(0);
  if (last.current.stones !== stones) {
    const flown = new Set([...(flights ?? NO_FLIGHTS).values()].map(({ from }) => from));
    last.current = {
      stones,
      gone: isStill ? [] : gone(last.current.stones, stones).filter(({ index }) => !flown.has(index)),
    };
  }
  useEffect(() => {
    if (last.current.gone.length === 0) return undefined;
    const timer = setTimeout(() => {
      last.current = { stones, gone: [] };
      redraw((count) => count + 1);
    }, LEAVE);
    return () => clearTimeout(timer);
  }, [stones]);
  return last.current.gone;
}

/** What stood before and does not stand now; nothing when the board is another one. */
export function gone(before: string, now: string): readonly Gone[] {
  if (before.length !== now.length) return [];
  const indices = standing(before).filter((index) => now[index] === ".");
  return indices.map((index, order) => ({ index, color: before[index] ?? "X", order: Math.min(order, 8) }));
}

function standing(stones: string): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < stones.length; index += 1) if (stones[index] !== ".") found.push(index);
  return found;
}

function cached(cache: Cache, key: string, make: () => VNode): VNode {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

function stoneKey(stones: string, index: number, dead: ReadonlySet<number>, flights: Flights): string {
  return `${stones[index]}${index},${dead.has(index) ? "d" : ""}${flights.get(index)?.key ?? ""}`;
}

interface StoneLook {
  readonly index: number;
  readonly color: string;
  readonly frame: Frame;
  readonly isDead: boolean;
  readonly isNew: boolean;
  readonly flight: Flight | undefined;
}

function stone({ index, color, frame, isDead, isNew, flight }: StoneLook): VNode {
  const place = placeAt(index, frame);
  const look = isDead ? "tg-dead" : flight ? "tg-fly" : isNew ? "tg-new" : undefined;
  return (
    <g key={`${color}${index}${flight?.key ?? ""}`} transform={at(place, frame)}>
      <use href={stoneHref(color, place)} class={look} style={flight?.style} />
    </g>
  );
}

function shadow(index: number, frame: Frame): VNode {
  return <use key={index} href="#tg-s" transform={at(placeAt(index, frame), frame)} />;
}

function leavingStone({ index, color, order }: Gone, frame: Frame): VNode {
  const place = placeAt(index, frame);
  return (
    <g key={index} transform={at(place, frame)}>
      <use href={stoneHref(color, place)} class="tg-left" style={{ animationDelay: `${order * 25}ms` }} />
    </g>
  );
}

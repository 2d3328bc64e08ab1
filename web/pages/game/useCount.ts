/** The count as a film: which step is shown, when the next one comes, what lies on the board. */

import { useEffect, useState } from "preact/hooks";
import type { BoardPicture, Size } from "../../board";
import { flightsOf, layerOf } from "../../board/layers";
import { gameApi } from "../../src/game/api";
import type { CountView, StepView, View } from "../../src/game/wire";
import { isStill } from "../../src/settings";

/** How long a step stays after its motion has ended, in milliseconds. */
const STAY = 1600;
/** How long the position before the count is shown first. */
const INTRO = 900;
/** How long one stone is under way, and how much later than the one before it sets off. */
const MOTION = { stone: 420, apart: 30, most: 900 };

/** The count of a game; null until it is there. */
export function useCountView(view: View): CountView | null {
  const [count, setCount] = useState<CountView | null>(null);
  const isCounted = view.outcome?.margin2 !== null && view.outcome?.margin2 !== undefined;
  useEffect(() => {
    if (!isCounted) return undefined;
    let isOff = false;
    void gameApi
      .count(view.game)
      .then((found) => !isOff && setCount(found))
      .catch(() => undefined);
    return () => {
      isOff = true;
    };
  }, [view.game, isCounted]);
  return count;
}

/** How long the motion of a step takes. */
export function motion(step: StepView | undefined): number {
  if (!step || isStill.value || step.moved.length === 0) return 0;
  return MOTION.stone + Math.min(step.moved.length * MOTION.apart, MOTION.most);
}

/** Steps of the same kind one after the other, such as each side's prisoners, shown as one. */
export function mergedSteps(steps: readonly StepView[]): readonly StepView[] {
  const merged: StepView[] = [];
  for (const step of steps) {
    const before = merged.at(-1);
    if (before?.kind === step.kind) {
      merged[merged.length - 1] = { ...step, moved: [...before.moved, ...step.moved] };
    } else merged.push(step);
  }
  return merged;
}

/** Going through steps, by itself until a button is pressed. `at` is −1 while the position before is shown. */
export function useSteps(steps: readonly StepView[], startAtEnd: boolean) {
  const last = steps.length - 1;
  const [at, setAt] = useState(startAtEnd ? last : -1);
  const [isRunning, setRunning] = useState(!startAtEnd);
  useEffect(() => {
    if (!isRunning || at >= last) return undefined;
    const timer = setTimeout(() => setAt(at + 1), at < 0 ? INTRO : STAY + motion(steps[at]));
    return () => clearTimeout(timer);
  }, [at, isRunning, last, steps]);
  const go = (to: number) => {
    setRunning(false);
    setAt(Math.max(0, Math.min(last, to)));
  };
  return {
    at,
    isRunning: isRunning && at < last,
    go,
    toggle: () => setRunning(!isRunning),
    restart: () => {
      setAt(-1);
      setRunning(true);
    },
  };
}

type Picture = Pick<BoardPicture, "stones" | "dead" | "flights" | "layer">;

/** What the board shows before the first step: the position as it was agreed. */
export function introPicture(count: CountView): Picture {
  return { stones: count.before, dead: count.dead };
}

/** What the board shows of a step. */
export function stepPicture(step: StepView, size: Size): Picture {
  const inBlocks = new Set(step.blocks.flatMap(({ points }) => points));
  const open = (points: readonly string[]) => points.filter((point) => !inBlocks.has(point));
  const ways = step.moved.flatMap(({ from, to }) => (to ? [{ from: from ?? undefined, to }] : []));
  return {
    stones: step.stones,
    flights: flightsOf(ways, size),
    layer: layerOf({
      blocks: step.blocks.map(({ color, points, count }) => ({ color, points, count: String(count) })),
      territory: { black: open(step.territory.black), white: open(step.territory.white) },
      neutral: step.neutral,
      isLate: ways.length > 0,
    }),
  };
}

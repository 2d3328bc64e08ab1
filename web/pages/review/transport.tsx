/** Stepping: buttons, slider, keys, swipe. Directions are those of the board: earlier is left in every language. */

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameRecord } from "../../src/api";
import { t } from "../../src/i18n";
import { Button, type IconName } from "../../src/ui";
import { moveNumber } from "../../src/walk";
import type { Walking } from "./record";

const TEN = 10;

export function Transport(props: { record: GameRecord; walk: Walking }) {
  const { record, walk } = props;
  const last = walk.line.length - 1;
  const button = (icon: IconName, key: string, to: number, isEnd: boolean) => (
    <Button
      kind="text"
      icon={icon}
      label={t(`review-step-${key}`)}
      class="step"
      blocked={isEnd ? t("review-end") : undefined}
      onClick={() => walk.goTo(to)}
    />
  );
  const total = moveNumber(record, walk.line[last] ?? 0);
  const number = moveNumber(record, walk.node);
  return (
    <fieldset class="transport" dir="ltr" aria-label={t("review-steps")}>
      <div class="steps">
        {button("first", "first", 0, walk.at === 0)}
        {button("back10", "back-ten", walk.at - TEN, walk.at === 0)}
        {button("back", "back", walk.at - 1, walk.at === 0)}
        {button("forward", "forward", walk.at + 1, walk.at === last)}
        {button("forward10", "forward-ten", walk.at + TEN, walk.at === last)}
        {button("last", "last", last, walk.at === last)}
      </div>
      <input
        type="range"
        dir="ltr"
        class="slider thin"
        min={0}
        max={last}
        value={walk.at}
        style={{ "--share": last > 0 ? walk.at / last : 0 }}
        aria-label={t("review-slider")}
        aria-valuetext={t("review-of", { n: number, all: total })}
        onInput={(event) => walk.goTo(Number((event.currentTarget as HTMLInputElement).value))}
      />
      <span class="review-of figures" dir="auto">
        {t("review-of", { n: number, all: total })}
      </span>
    </fieldset>
  );
}

/** Where the arrow keys have another meaning. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, select, textarea, dialog, [role=tablist]") !== null
  );
}

function stepOf(key: string, walk: Walking): (() => void) | undefined {
  const steps: Record<string, () => void> = {
    ArrowLeft: () => walk.step(-1),
    ArrowRight: () => walk.step(1),
    ArrowUp: () => walk.branch(-1),
    ArrowDown: () => walk.branch(1),
    PageUp: () => walk.step(-TEN),
    PageDown: () => walk.step(TEN),
    Home: () => walk.goTo(0),
    End: () => walk.goTo(walk.line.length - 1),
  };
  return steps[key];
}

/** The keys of the page, wherever the focus is. */
export function useStepKeys(walk: Walking): void {
  const current = useRef(walk);
  current.current = walk;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (hasOwnKeys(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = stepOf(event.key, current.current);
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** How far a finger moves to be a swipe, in CSS pixels. */
const SWIPE = 40;

/** A swipe to the left goes on, to the right goes back. */
export function useSwipe(area: RefObject<HTMLElement | null>, walk: Walking): void {
  const current = useRef(walk);
  current.current = walk;
  useEffect(() => {
    const element = area.current;
    let from: { x: number; y: number } | null = null;
    const down = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      from = touch ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const up = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!from || !touch) return;
      const [across, along] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(along)) {
        current.current.step(across < 0 ? 1 : -1);
      }
    };
    element?.addEventListener("touchstart", down, { passive: true });
    element?.addEventListener("touchend", up, { passive: true });
    return () => {
      element?.removeEventListener("touchstart", down);
      element?.removeEventListener("touchend", up);
    };
  }, [area]);
}

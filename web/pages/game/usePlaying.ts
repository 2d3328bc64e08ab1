/** What a person does on the play page: placing, being refused, looking back. */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import { layerOf } from "../../board/layers";
import { gameApi } from "../../src/game/api";
import type { GameStore } from "../../src/game/store";
import type { Color, Refusal, View } from "../../src/game/wire";
import { announcement, boardLabel, isPlaying, pointWords, refusalText } from "../../src/game/words";
import { settings } from "../../src/settings";
import { positionAfter } from "../../src/walk";
import type { GameRecord } from "../../src/wire";
import { numbered } from "./Moves";

/** How long the reason of a refusal is over the board, in milliseconds. */
const NOTICE = 2500;

/** An earlier position that is shown instead of the present one. */
export interface Lookback {
  readonly n: number;
  readonly stones: string;
  readonly last: string | null;
}

/** The color that this browser may play now. */
export function ownTurn(view: View, you: readonly Color[]): Color | null {
  return isPlaying(view) && view.to_move && you.includes(view.to_move) ? view.to_move : null;
}

/** A refusal that is being shown, and whether its label is still over the board. */
export function useRefusal(store: GameStore, view: View) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isFresh, setFresh] = useState(false);
  const answered = store.refusal.value;
  useEffect(() => setRefusal(answered), [answered]);
  useEffect(() => setRefusal(null), [view.n]);
  useEffect(() => {
    setFresh(refusal !== null);
    if (!refusal) return undefined;
    const timer = setTimeout(() => setFresh(false), NOTICE);
    return () => clearTimeout(timer);
  }, [refusal]);
  return { refusal, isFresh, refuse: (next: Refusal | null) => setRefusal(next ? { ...next } : null) };
}

/** Looking at an earlier position. */
export function useLookback(view: View) {
  const [shown, setShown] = useState<Lookback | null>(null);
  useEffect(() => setShown(null), [view.moves.length]);
  const { game, moves } = view;
  const last = moves.length;
  const show = useCallback(
    (n: number) => {
      if (n === last) return setShown(null);
      const at = (record: GameRecord) => setShown({ n, ...positionAfter(record, n) });
      return void gameApi.record(game).then(at, () => undefined);
    },
    [game, last],
  );
  return { shown, show, end: () => setShown(null) };
}

/** What was said last, for the live region. */
export function useAnnouncement(view: View, you: readonly Color[]): string {
  const before = useRef<View | null>(null);
  const said = useRef("");
  if (before.current?.n !== view.n) {
    if (before.current) said.current = announcement(before.current, view, you);
    before.current = view;
  }
  return settings.announce.value ? said.current : "";
}

/** When a stone has to be confirmed, by the settings for mouse and finger. */
export function confirmMode(): "never" | "touch" | "always" {
  if (settings.mouse.value !== "click") return "always";
  return settings.touch.value === "two-tap" ? "touch" : "never";
}

/** Numbers on the stones that are still there, the latest move on a point counting. */
export function moveNumbers(view: View, last: number | null): readonly (readonly [string, number])[] {
  const byPoint = new Map<string, number>();
  for (const { move, n } of numbered(view)) if (move !== "pass") byPoint.set(move, n);
  const first = last === null ? 0 : view.moves.length - last;
  return [...byPoint].filter(([, n]) => n > first);
}

/** What the board of the play page needs. */
export interface BoardInputs {
  readonly store: GameStore;
  readonly view: View;
  readonly you: readonly Color[];
  readonly pending: string | null;
  readonly setPending: (point: string | null) => void;
  readonly lookback: Lookback | null;
  readonly refusals: ReturnType<typeof useRefusal>;
  readonly announce: string;
  readonly showNumbers: boolean;
}

/** The board of the play page. */
export function playBoard(inputs: BoardInputs): BoardProps {
  const { store, view, you, lookback, refusals, pending, setPending } = inputs;
  const stones = lookback?.stones ?? store.stones.value;
  const early = store.early.value;
  const turn = lookback || early ? null : ownTurn(view, you);
  const { refusal, isFresh } = refusals;
  const last = lookback ? lookback.last : (early?.point ?? view.last);
  const numbers = lookback ? undefined : shownNumbers(view, inputs.showNumbers);
  return {
    cols: view.cols,
    rows: view.rows,
    stones,
    label: boardLabel(view),
    turn,
    last: last === "pass" ? null : last,
    ...numbersOrMark(numbers),
    ko: lookback || early ? null : view.ko,
    illegal: new Set(view.illegal.map(({ point }) => point)),
    confirm: confirmMode(),
    pending: turn ? pending : null,
    ...outline(view, refusal, turn !== null),
    notice: refusal && isFresh ? refusalText(refusal) : null,
    announce: inputs.announce,
    describe: (point) => pointWords(view, stones, point),
    onPending: setPending,
    onPlay: (point) => turn && store.send({ type: "play", color: turn, point }),
    onIllegal: (point) =>
      refusals.refuse(view.illegal.find((illegal) => illegal.point === point)?.reason ?? null),
  };
}

/** Where there are numbers, they mark the last move too. */
function numbersOrMark(numbers: ReturnType<typeof shownNumbers>): Pick<BoardProps, "lastMark" | "layer"> {
  if (numbers) return { lastMark: "none", layer: layerOf({ numbers }) };
  return { lastMark: settings.lastMove.value === "ring" ? "ring" : "dot" };
}

/** The numbers on the stones: of all moves, of the last one, or none. */
function shownNumbers(view: View, isAll: boolean) {
  if (isAll) return moveNumbers(view, null);
  const isLast = settings.lastMove.value === "number" && view.last && view.last !== "pass";
  return isLast ? moveNumbers(view, 1) : undefined;
}

/** What is outlined: the chain of a refusal, the group that the computer holds alive, own stones in atari. */
function outline(
  view: View,
  refusal: Refusal | null,
  isOwnTurn: boolean,
): Pick<BoardProps, "highlight" | "highlightTone"> {
  if (refusal?.chain) return { highlight: refusal.chain, highlightTone: "seal" };
  if (view.objection) return { highlight: view.objection.points, highlightTone: "accent" };
  if (settings.hints.value && isOwnTurn) return { highlight: view.in_atari, highlightTone: "hint" };
  return {};
}

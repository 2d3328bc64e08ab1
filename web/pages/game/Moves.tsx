/** The moves of a game: a sheet of two columns, or a strip on phones. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { View } from "../../src/game/wire";
import { numberText, t } from "../../src/i18n";
import { Stone } from "../../src/ui";

/** One move with its number from 1. */
export interface Numbered {
  readonly n: number;
  readonly color: "black" | "white";
  readonly move: string;
}

/** The moves of a view with numbers and colors. */
export function numbered(view: Pick<View, "moves" | "move_colors">): readonly Numbered[] {
  return view.moves.map((move, index) => ({
    n: index + 1,
    color: view.move_colors[index] === "W" ? "white" : "black",
    move,
  }));
}

/** A line of the sheet. */
export interface SheetLine {
  readonly n: number;
  readonly black?: Numbered;
  readonly white?: Numbered;
}

/** Lines of the sheet: a move of a color that the line already has begins the next one. */
export function sheetLines(moves: readonly Numbered[]): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  for (const move of moves) {
    const open = lines.at(-1);
    if (open && move.color === "white" && !open.white) lines[lines.length - 1] = { ...open, white: move };
    else lines.push({ n: move.n, [move.color]: move });
  }
  return lines;
}

interface MovesProps {
  readonly view: View;
  /** The move after which the board is shown, if it is not the last. */
  readonly shown: number | null;
  readonly onShow: (n: number) => void;
}

/** The sheet, newest at the foot. */
export function MoveSheet({ view, shown, onShow }: MovesProps) {
  const foot = useFoot(view.moves.length);
  const lines = useMemo(() => sheetLines(numbered(view)), [view.moves, view.move_colors]);
  const current = shown ?? view.moves.length;
  if (lines.length === 0) return <p class="moves-none quiet small">{t("moves-none")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol class="sheet-moves figures" ref={foot} aria-label={t("moves-title")} tabIndex={0}>
      {lines.map((line) => (
        <li key={line.n}>
          <span class="sheet-n">{numberText(line.n)}</span>
          {(["black", "white"] as const).map((color) => {
            const move = line[color];
            return move ? (
              <MoveButton key={color} move={move} isCurrent={move.n === current} onShow={onShow} />
            ) : (
              <span key={color} />
            );
          })}
        </li>
      ))}
    </ol>
  );
}

function MoveButton({
  move,
  isCurrent,
  onShow,
}: {
  move: Numbered;
  isCurrent: boolean;
  onShow: (n: number) => void;
}) {
  return (
    <button
      type="button"
      class="move"
      aria-current={isCurrent ? "step" : undefined}
      onClick={() => onShow(move.n)}
    >
      <Stone color={move.color} size={16} />
      <bdi dir="ltr">{move.move === "pass" ? t("move-pass") : move.move}</bdi>
    </button>
  );
}

/** The strip of a phone, newest at the end. */
export function MoveStrip({ view, shown, onShow }: MovesProps) {
  const foot = useFoot(view.moves.length);
  const moves = numbered(view).slice(-12);
  const current = shown ?? view.moves.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol class="strip figures" ref={foot} aria-label={t("moves-title")} tabIndex={0}>
      {moves.map((move) => (
        <li key={move.n} class={move.n === current ? "strip-current" : undefined}>
          <span class="sheet-n">{numberText(move.n)}</span>
          <MoveButton move={move} isCurrent={move.n === current} onShow={onShow} />
        </li>
      ))}
    </ol>
  );
}

/** Keeps the newest move in sight. */
function useFoot(length: number) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move is what moves the list
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    element.scrollLeft =
      element.dir === "rtl" || document.dir === "rtl" ? -element.scrollWidth : element.scrollWidth;
  }, [length]);
  return list;
}

/** The moves of a game: a sheet of two columns, or a strip on phones. */

import { Component } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { memo } from "../../board/memo";
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

/** The sheet, newest at the foot. It is drawn again only for another view: a stone on its way changes nothing here. */
export const MoveSheet = memo<MovesProps>(({ view, shown, onShow }) => {
  const foot = useFoot(view.moves.length);
  const lines = useMemo(() => sheetLines(numbered(view)), [view.moves, view.move_colors]);
  const current = shown ?? view.moves.length;
  if (lines.length === 0) return <p class="moves-none quiet small">{t("moves-none")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol class="sheet-moves figures" ref={foot} aria-label={t("moves-title")} tabIndex={0}>
      {lines.map((line) => (
        <MoveLine key={line.n} {...line} current={lineCurrent(line, current)} onShow={onShow} />
      ))}
    </ol>
  );
});

/** The current move if it is in this line, so that other lines stay as they are. */
function lineCurrent(line: SheetLine, current: number): number {
  return line.black?.n === current || line.white?.n === current ? current : 0;
}

interface MoveLineProps extends SheetLine {
  readonly current: number;
  readonly onShow: (n: number) => void;
}

class MoveLine extends Component<MoveLineProps> {
  override shouldComponentUpdate({ black, white, current, onShow }: MoveLineProps): boolean {
    const now = this.props;
    const isSame =
      now.black?.move === black?.move && now.white?.move === white?.move && now.n === this.props.n;
    return !isSame || now.current !== current || now.onShow !== onShow;
  }
  override render({ n, black, white, current, onShow }: MoveLineProps) {
    return (
      <li>
        <span class="sheet-n">{numberText(n)}</span>
        {[black, white].map((move, column) =>
          move ? (
            <MoveButton key={move.color} move={move} isCurrent={move.n === current} onShow={onShow} />
          ) : (
            <span key={column} />
          ),
        )}
      </li>
    );
  }
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
export const MoveStrip = memo<MovesProps>(({ view, shown, onShow }) => {
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
});

/** Keeps the newest move in sight. */
function useFoot(length: number) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const toFoot = () => {
      element.scrollTop = element.scrollHeight;
      element.scrollLeft = document.dir === "rtl" ? -element.scrollWidth : element.scrollWidth;
    };
    toFoot();
    // What stands beside the list may still grow.
    const observer = new ResizeObserver(toFoot);
    observer.observe(element);
    return () => observer.disconnect();
  }, [length]);
  return list;
}

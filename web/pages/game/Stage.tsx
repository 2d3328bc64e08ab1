/** Board and panel: side by side where there is room, one above the other on phones. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLocation } from "preact-iso";
import { Board, type BoardProps } from "../../board";
import { t } from "../../src/i18n";
import { settings } from "../../src/settings";
import { Button } from "../../src/ui";

const WIDE = "(width >= 1024px), (orientation: landscape) and (height < 560px)";

/** Whether board and panel stand side by side. */
export const isWide = followed(WIDE);

function followed(query: string) {
  const list = globalThis.matchMedia?.(query);
  const matches = signal(list?.matches ?? true);
  list?.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}

interface StageProps {
  /** The two lines of the head that a phone shows. */
  readonly title: string;
  readonly subtitle: string;
  /** What is at the end of the phone's head. */
  readonly menu?: ComponentChildren;
  readonly board: ComponentChildren;
  /** What a phone shows between head and board. */
  readonly above?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly kind: string;
  /** The number of the last event that is shown. */
  readonly n: number;
}

/** One screen of a game. */
export function Stage({ title, subtitle, menu, board, above, children, kind, n }: StageProps) {
  return (
    <div class={`game game-${kind}`} data-n={n}>
      {!isWide.value && <Head title={title} subtitle={subtitle} menu={menu} />}
      {above}
      <div class="game-board">{board}</div>
      <div class="game-panel">{children}</div>
    </div>
  );
}

/** The board of a game, as large as its place. */
export function GameBoard(props: BoardProps) {
  const fit = isWide.value ? "both" : "width";
  return (
    <Board id="board" {...props} fit={fit} coordinates={coordinates()} roleDescription={t("board-role")} />
  );
}

/** Phones leave the coordinates out: the room is for the stones. */
function coordinates() {
  const chosen = settings.coordinates.value;
  return isWide.value || chosen === "numbers" ? chosen : "none";
}

function Head({ title, subtitle, menu }: Pick<StageProps, "title" | "subtitle" | "menu">) {
  const { route } = useLocation();
  return (
    <header class="game-head">
      <Button kind="text" icon="back" flip label={t("game-leave")} onClick={() => route("/")} />
      <div>
        <strong>{title}</strong>
        <span class="small quiet">{subtitle}</span>
      </div>
      <div class="game-head-end">{menu}</div>
    </header>
  );
}

/** A player: stone, name, level, captures, and what the player does. */

import type { ComponentChildren } from "preact";
import type { Color, View } from "../../src/game/wire";
import { isPlaying, isShared, seatName } from "../../src/game/words";
import { levelShort, t } from "../../src/i18n";
import { Icon, Stone } from "../../src/ui";

interface BarProps {
  readonly view: View;
  readonly color: Color;
  readonly you: readonly Color[];
  readonly place: "near" | "far";
  readonly isTurned?: boolean;
  /** In place of a clock: the result, a button. */
  readonly end?: ComponentChildren;
}

/** The bar of one player. */
export function PlayerBar({ view, color, you, place, isTurned = false, end }: BarProps) {
  const seat = view.seats[color];
  const name = seatName(view, color, you);
  const isTurn = isPlaying(view) && view.to_move === color;
  const classes = ["bar", `bar-${place}`, isTurn && "bar-turn", isTurned && "bar-turned"]
    .filter(Boolean)
    .join(" ");
  return (
    <section class={classes} aria-label={name} data-color={color}>
      <Stone color={color} size={42} />
      <div class="bar-words">
        <div class="bar-name">
          <bdi title={name}>{name}</bdi>
          {seat.level && <span class="chip figures">{levelShort(seat.level)}</span>}
        </div>
        <div class="bar-line small">
          {seat.kind === "computer" && <span class="chip">{t("seat-chip")}</span>}
          <Doing view={view} color={color} you={you} />
        </div>
      </div>
      {end && <div class="bar-end">{end}</div>}
    </section>
  );
}

function Doing({ view, color, you }: Pick<BarProps, "view" | "color" | "you">) {
  const seat = view.seats[color];
  if (seat.kind === "human" && !seat.here && !you.includes(color) && view.phase !== "over") {
    return (
      <>
        <Icon name="network" size={16} />
        {t("seat-away")}
      </>
    );
  }
  const isTurn = isPlaying(view) && view.to_move === color;
  const captures = captured(view.captures[color]);
  if (!isTurn) return <span class="quiet">{captures}</span>;
  return (
    <>
      <span class="dot" aria-hidden="true" />
      <strong>{turnText(view, color, you)}</strong>
      {view.captures[color] > 0 && <span class="quiet">· {captures}</span>}
    </>
  );
}

function captured(n: number): string {
  return n === 0 ? t("bar-no-captures") : t("bar-captures", { n });
}

function turnText(view: View, color: Color, you: readonly Color[]): string {
  if (view.seats[color].kind === "computer") return computerText(view);
  if (view.phase === "handicap") return t("bar-handicap", { n: view.handicap_left });
  return you.includes(color) && !isShared(you) ? t("your-move") : t("bar-to-move");
}

function computerText({ computer }: View): string {
  if (computer.state === "waiting") return t("bar-queue", { n: computer.queue });
  return computer.state === "failed" ? t("bar-failed") : t("bar-thinking");
}

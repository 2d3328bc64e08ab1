/** What a game says in words: names, results, what happened last, what stands on a point. */

import { parsePoint, placeIndex } from "../../board";
import { t } from "../i18n";
import type { Color, OutcomeView, Refusal, View } from "./wire";

/** The name of a color. */
export function colorName(color: Color): string {
  return t(color === "black" ? "color-black" : "color-white");
}

/** Whether both colors are played at this browser. */
export function isShared(you: readonly Color[]): boolean {
  return you.length === 2;
}

/** What a player is called: by name, or by what the player is to whoever looks. */
export function seatName(view: View, color: Color, you: readonly Color[]): string {
  const seat = view.seats[color];
  if (seat.kind === "computer") return t("seat-tengen");
  if (seat.name) return seat.name;
  if (isShared(you)) return colorName(color);
  if (seat.kind === "open") return t("seat-open");
  return you.includes(color) ? t("seat-you") : t("seat-guest");
}

/** The result in a sentence. */
export function outcomeText(outcome: OutcomeView): string {
  const points = (outcome.margin2 ?? 0) / 2;
  return t(`outcome-${outcome.by.replace("_", "-")}`, {
    winner: outcome.winner ?? "nobody",
    points: Math.abs(points),
  });
}

/** What a margin means: who would win by how much. */
export function marginText(margin2: number, re: string): string {
  if (re === "0" || margin2 === 0)
    return re.startsWith("B") || re.startsWith("W") ? tieRule(re) : t("outcome-tie");
  return t("outcome-score", { winner: margin2 > 0 ? "black" : "white", points: Math.abs(margin2) / 2 });
}

function tieRule(re: string): string {
  return t("outcome-tie-rule", { winner: re.startsWith("B") ? "black" : "white", points: 0.5 });
}

/** Why something was refused. */
export function refusalText({ key, args }: Refusal): string {
  return t(key, args);
}

/** What stands on a point, in words. */
export function pointWords(view: View, stones: string, point: string): string {
  const place = parsePoint(point, view);
  const stone = place ? stones[placeIndex(place, view)] : ".";
  const reason = view.illegal.find((illegal) => illegal.point === point)?.reason;
  const what = stone === "X" ? t("point-black") : stone === "O" ? t("point-white") : t("point-empty");
  const last = view.last === point ? `, ${t("point-last")}` : "";
  const closed = reason && stone === "." ? `, ${refusalText(reason)}` : "";
  const dead = view.removal?.dead.includes(point) ? `, ${t("point-dead")}` : "";
  return `${point}, ${what}${last}${dead}${closed}`;
}

/** What happened last, for those who listen. */
export function announcement(before: View | null, view: View, you: readonly Color[]): string {
  if (!before || view.n === before.n) return "";
  const said: string[] = [];
  if (view.moves.length === before.moves.length + 1 && view.last) said.push(lastMoveWords(view));
  const taken = view.captures.black + view.captures.white - before.captures.black - before.captures.white;
  if (taken > 0) said.push(t("said-captured", { n: taken }));
  if (view.ko) said.push(t("said-ko", { point: view.ko }));
  if (view.moves.length < before.moves.length) said.push(t("said-undone"));
  if (view.outcome) said.push(outcomeText(view.outcome));
  else if (view.phase === "removal" && before.phase !== "removal") said.push(t("end-title"));
  else if (view.to_move && isPlaying(view)) said.push(turnWords(view.to_move, you));
  return said.join(" ");
}

function lastMoveWords(view: View): string {
  const color = view.move_colors.at(-1) === "B" ? "black" : "white";
  return view.last === "pass" ? t("said-pass", { color }) : t("said-move", { color, point: view.last ?? "" });
}

function turnWords(color: Color, you: readonly Color[]): string {
  return you.length === 1 && you.includes(color) ? t("your-move") : t("to-move", { color });
}

/** Whether stones are being placed. */
export function isPlaying(view: View): boolean {
  return view.phase === "play" || view.phase === "handicap";
}

/** The board as a whole, in words. */
export function boardLabel(view: View): string {
  const size = { cols: view.cols, rows: view.rows };
  if (!view.to_move || !isPlaying(view)) return t("board-label", size);
  return t("board-label-turn", { ...size, color: view.to_move, n: view.moves.length + 1 });
}

/** Names of things that the server tells by key. */

import type { SeatView } from "./api";
import { hasText, levelName, pointsText, t } from "./i18n";

/** The name of a rule set; a record may name rules that we do not know. */
export function rulesName(key: string): string {
  return hasText(`rules-${key}`) ? t(`rules-${key}`) : key;
}

/** One line on what a rule set does differently. */
export function rulesAbout(key: string): string {
  return hasText(`rules-${key}-about`) ? t(`rules-${key}-about`) : "";
}

/** Handicap, komi and rules in one line: "Even game · komi 6.5 · Japanese rules". */
export function termsText(terms: { handicap: number; komi2: number; rules: string }): string {
  const { handicap } = terms;
  const parts = [
    handicap >= 2
      ? t("terms-handicap", { n: handicap })
      : t(handicap === 1 ? "terms-black-first" : "terms-even"),
    t("terms-komi", { komi: pointsText(terms.komi2) }),
    rulesName(terms.rules),
  ];
  return parts.join(" · ");
}

/** Who sits there: a name, "Computer", "Guest", or nobody yet. */
export function seatName(seat: SeatView): string {
  if (seat.name) return seat.name;
  if (seat.kind === "computer") return t("seat-computer");
  return t(seat.kind === "open" ? "seat-open" : "seat-guest");
}

export function seatLevel(seat: SeatView): string {
  return seat.level ? levelName(seat.level) : "";
}

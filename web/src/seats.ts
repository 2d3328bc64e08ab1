/** The seats this browser holds: the secret token of each game, so that a reload can go on. */

import type { Color, Created } from "./api";
import { keep, kept } from "./storage";

export interface Seat {
  token: string;
  seats: Color[];
  invite?: string;
  urls?: string[];
}

/** Keeps the seat that the server just gave. */
export function keepSeat(created: Created): void {
  const seat: Seat = { token: created.token, seats: created.seats };
  if (created.invite) seat.invite = created.invite;
  if (created.invite_urls) seat.urls = created.invite_urls;
  keep(`seat.${created.game}`, seat);
}

/** The seat this browser holds in `game`, if it remembers one. */
export function seatOf(game: string): Seat | undefined {
  const seat = kept(`seat.${game}`) as Seat | undefined;
  return seat && typeof seat.token === "string" ? seat : undefined;
}

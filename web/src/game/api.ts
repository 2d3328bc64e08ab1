/** The part of the server's interface that belongs to one game. */

import { ApiError, type GameRecord, type NewGame } from "../api";
import type { Seat } from "../seats";
import type { CountView, View } from "./wire";

const path = (game: string, rest = "") => `/api/games/${encodeURIComponent(game)}${rest}`;

async function ask<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init).catch(() => null);
  if (!response) throw new ApiError(0, { key: "error-offline" });
  const answer = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, answer?.error ?? { key: notFound(response.status) });
  return answer as T;
}

function notFound(status: number): string {
  return status === 404 ? "error-not-found" : "error-unexpected";
}

function post(token?: string, body: unknown = {}): RequestInit {
  const headers = {
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

export const gameApi = {
  /** The game as it is now. */
  view: (game: string) => ask<View>(path(game)),
  /** The seat that this browser held in a game, if it lost what proves it. */
  findSeat: (game: string) => ask<Seat>(path(game, "/seat"), post()).catch(() => undefined),
  /** The count of a finished game. */
  count: (game: string) => ask<CountView>(path(game, "/count")),
  /** The game as a record, to look back in. */
  record: (game: string) => ask<GameRecord>(path(game, "/record")),
  /** What a next game between the same players would be. */
  rematch: (game: string, token: string) => ask<NewGame>(path(game, "/rematch"), post(token)),
  /** Where the record can be saved from. */
  sgfUrl: (game: string) => path(game, "/sgf"),
};

/** The server, as `/api` offers it. Failures are `ApiError`s that carry a text for the person. */

import type {
  Created,
  GameRecord,
  InviteView,
  MyGame,
  NewGame,
  OpponentColor,
  Options,
  Proposal,
  ProposalRequest,
  Records,
  Text as WireText,
} from "./wire";

export type {
  ByColor,
  Color,
  Created,
  DiagnosticView,
  GameRecord,
  InviteView,
  MyGame,
  NewGame,
  Opponent,
  Options,
  Proposal,
  RecordInfo,
  RecordNode,
  Records,
  RulesOption,
  SeatView,
} from "./wire";

/** The color of whoever starts a game; "random" is decided by lot. */
export type ColorChoice = OpponentColor;

/** A text for people: a key of the catalogs and what fills its gaps. */
export type Text = Pick<WireText, "key"> & Partial<WireText>;

/** A request that did not succeed; `text` says why. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: Text,
  ) {
    super(text.key);
  }
}

/** The text to show for anything that was thrown. */
export function errorText(error: unknown): Text {
  return error instanceof ApiError ? error.text : { key: "error-unexpected" };
}

type Init = { method?: string; json?: unknown; bytes?: ArrayBuffer; token?: string };

async function request(path: string, init: Init = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (init.json !== undefined) headers["content-type"] = "application/json";
  if (init.bytes) headers["content-type"] = "application/octet-stream";
  if (init.token) headers.authorization = `Bearer ${init.token}`;
  const body = init.json === undefined ? init.bytes : JSON.stringify(init.json);
  let response: Response;
  try {
    response = await fetch(path, { method: init.method ?? "GET", headers, body });
  } catch {
    throw new ApiError(0, { key: "error-offline" });
  }
  if (!response.ok) throw new ApiError(response.status, await refusal(response));
  return response;
}

async function refusal(response: Response): Promise<Text> {
  const answer = await response.json().catch(() => null);
  const error = answer?.error;
  if (typeof error?.key === "string") return { key: error.key, args: error.args };
  return { key: response.status === 404 ? "error-not-found" : "error-unexpected" };
}

async function json<T>(path: string, init?: Init): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

const post = <T>(path: string, body: unknown, token?: string) =>
  json<T>(path, { method: "POST", json: body, token });

export const api = {
  options: () => json<Options>("/api/options"),
  proposals: (ask: ProposalRequest) => post<Proposal>("/api/proposals", ask),
  createGame: (game: NewGame) => post<Created>("/api/games", game),
  offer: (token: string) => json<InviteView>(`/api/invites/${encodeURIComponent(token)}`),
  join: (token: string, name?: string) =>
    post<Created>(`/api/invites/${encodeURIComponent(token)}`, name ? { name } : {}),
  mine: () => json<MyGame[]>("/api/mine"),
  network: () => post<{ addresses: string[] }>("/api/network", { on: true }),
  record: (game: string) => json<GameRecord>(`/api/games/${encodeURIComponent(game)}/record`),
  sgf: async (game: string) => (await request(`/api/games/${encodeURIComponent(game)}/sgf`)).text(),
  /** Any record the server reads, written as SGF. */
  toSgf: async (bytes: ArrayBuffer) => (await request("/api/records/sgf", { method: "POST", bytes })).text(),
  openRecords: (bytes: ArrayBuffer) => json<Records>("/api/records", { method: "POST", bytes }),
};

/** Where the server draws a QR code of one of its own addresses. */
export const qrUrl = (text: string) => `/api/qr?text=${encodeURIComponent(text)}`;

/** The server, as `/api` offers it. Failures are `ApiError`s that carry a text for the person. */

import type { Args } from "./i18n";

export type Color = "black" | "white";
export type ByColor<T> = { black: T; white: T };
export type Text = { key: string; args?: Args };

export interface RulesOption {
  key: string;
  club: boolean;
  text_key: string;
  scoring: "area" | "territory";
  placement: "fixed" | "free";
  ties: boolean;
  proposals: { size: number; komi2: number; handicap_komi2: number; max_handicap: number }[];
}

export interface Options {
  version: string;
  rules: RulesOption[];
  levels: string[];
  sizes: number[];
  min_size: number;
  max_size: number;
  max_size_computer: number;
  has_computer: boolean;
  network: "local" | "lan";
  addresses: string[];
  public_url?: string | null;
}

export interface Proposal {
  handicap: number;
  komi2: number;
  placement: "fixed" | "free";
  /** The ranks say that the players should change colours. */
  swap?: boolean;
  reason: Text;
}

export type ColorChoice = Color | "random";

export type Opponent =
  | { type: "computer"; level: string; color: ColorChoice }
  | { type: "screen" }
  | { type: "invite"; color: ColorChoice };

export interface NewGame {
  client_id: string;
  cols: number;
  rows: number;
  rules: string;
  komi2?: number;
  handicap: number;
  placement?: "fixed" | "free";
  opponent: Opponent;
  first_move?: string;
  name?: string;
}

export interface Created {
  game: string;
  token: string;
  seats: Color[];
  invite?: string | null;
  invite_urls?: string[];
}

/** What an invite link offers. */
export interface Offer {
  game: string;
  cols: number;
  rows: number;
  rules: string;
  komi2: number;
  handicap: number;
  /** The colour of whoever joins. */
  color: Color;
  /** The name of whoever invites. */
  from: string | null;
  taken: boolean;
}

export interface SeatView {
  kind: "human" | "computer" | "open";
  name?: string | null;
  level?: string | null;
  here: boolean;
}

/** A game of this browser. */
export interface MyGame {
  game: string;
  cols: number;
  rows: number;
  rules: string;
  stones: string;
  last: string | null;
  move_number: number;
  you: Color[];
  seats: ByColor<SeatView>;
  your_turn: boolean;
  phase: "waiting" | "handicap" | "play" | "removal" | "over";
  result: string | null;
  updated_at: number;
}

export type Mark = "triangle" | "square" | "circle" | "cross";

export interface RecordNode {
  parent: number | null;
  move?: { color: Color; move: string } | null;
  add: [string, string][];
  remove: string[];
  captures: ByColor<number>;
  comment?: string | null;
  labels: [string, string][];
  marks: [string, Mark][];
  last?: string | null;
  problem?: Text | null;
}

export interface RecordInfo {
  black?: string | null;
  white?: string | null;
  black_rank?: string | null;
  white_rank?: string | null;
  komi?: string | null;
  handicap?: string | null;
  rules?: string | null;
  result?: string | null;
  date?: string | null;
  event?: string | null;
  round?: string | null;
  place?: string | null;
  name?: string | null;
  comment?: string | null;
}

/** A game record: nodes in an order in which parents come first. */
export interface GameRecord {
  cols: number;
  rows: number;
  info: RecordInfo;
  /** The position of the root. */
  start: string;
  nodes: RecordNode[];
  main_line: number[];
}

export interface Diagnostic {
  text: Text;
  offset: number;
  severity: string;
}

export interface OpenedRecords {
  records: GameRecord[];
  diagnostics: Diagnostic[];
  charset: string;
}

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
  proposals: (ask: { size: number; rules: string; black_rank?: string; white_rank?: string }) =>
    post<Proposal>("/api/proposals", ask),
  createGame: (game: NewGame) => post<Created>("/api/games", game),
  offer: (token: string) => json<Offer>(`/api/invites/${encodeURIComponent(token)}`),
  join: (token: string, name?: string) =>
    post<Created>(`/api/invites/${encodeURIComponent(token)}`, name ? { name } : {}),
  mine: () => json<MyGame[]>("/api/mine"),
  network: () => post<{ addresses: string[] }>("/api/network", { on: true }),
  record: (game: string) => json<GameRecord>(`/api/games/${encodeURIComponent(game)}/record`),
  sgf: async (game: string) => (await request(`/api/games/${encodeURIComponent(game)}/sgf`)).text(),
  /** Any record the server reads, written as SGF. */
  toSgf: async (bytes: ArrayBuffer) => (await request("/api/records/sgf", { method: "POST", bytes })).text(),
  openRecords: (bytes: ArrayBuffer) => json<OpenedRecords>("/api/records", { method: "POST", bytes }),
};

/** Where the server draws a QR code of one of its own addresses. */
export const qrUrl = (text: string) => `/api/qr?text=${encodeURIComponent(text)}`;

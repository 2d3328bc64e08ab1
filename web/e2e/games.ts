/** Games for browser tests: made and moved through the server's interface, seen and played on the page. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Color, Command, Created, NewGame, Opponent, Reply, View } from "../src/wire";
import { type Look, play, type Stage } from "./harness";

let made = 0;

/** What a test says of a new game; the rest is usual. */
export type GameWish = Partial<Omit<NewGame, "opponent">> & { opponent?: Opponent };

/** Makes a game on the server. */
export async function newGame(stage: Stage, wish: GameWish = {}): Promise<Created> {
  made += 1;
  const game = { client_id: `test-${process.pid}-${made}`, cols: 9, rows: 9, rules: "japanese", handicap: 0 };
  const body = { ...game, opponent: { type: "screen" }, ...wish };
  return post<Created>(stage, "/api/games", body);
}

/** Asks the server for something; refusals fail the test. */
export async function post<T>(stage: Stage, path: string, body: unknown, token?: string): Promise<T> {
  const headers = {
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await fetch(stage.server.url + path, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer as T;
}

/** The game as the server sees it. */
export async function viewOf(stage: Stage, created: Pick<Created, "game">): Promise<View> {
  return (await (await fetch(`${stage.server.url}/api/games/${created.game}`)).json()) as View;
}

/** Does something in a game through the server's interface; returns what it says. */
export async function command(stage: Stage, created: Created, wish: Command): Promise<Reply> {
  made += 1;
  const view = await viewOf(stage, created);
  const request = { id: `command-${process.pid}-${made}`, based_on: view.n, command: wish };
  return post<Reply>(stage, `/api/games/${created.game}/commands`, request, created.token);
}

/** Plays moves in turn, or passes, for whoever is to move. */
export async function moves(stage: Stage, created: Created, list: string): Promise<void> {
  for (const move of list.split(" ").filter(Boolean)) {
    const { to_move } = await viewOf(stage, created);
    const color: Color = to_move ?? "black";
    const reply = await command(
      stage,
      created,
      move === "pass" ? { type: "pass", color } : { type: "play", color, point: move },
    );
    if ("refused" in reply) throw new Error(`${color} ${move}: ${reply.refused.key}`);
  }
}

/** Opens a game in a fresh browser that holds its seat. */
export async function openGame(stage: Stage, created: Created, look: Look = {}): Promise<Page> {
  const seat = {
    token: created.token,
    seats: created.seats,
    invite: created.invite,
    urls: created.invite_urls,
  };
  const kept = { ...look.kept, [`seat.${created.game}`]: seat };
  const page = await stage.open(`/game/${created.game}`, { ...look, kept });
  await page.locator(".game").waitFor();
  return page;
}

/** The number of the last event that a page shows. */
export async function shownEvent(page: Page): Promise<number> {
  return Number(await page.locator(".game").getAttribute("data-n"));
}

/** Clicks points one after the other and waits after each until the server has answered. */
export async function clicks(page: Page, list: string, cols = 9, rows = cols): Promise<void> {
  for (const point of list.split(" ").filter(Boolean)) {
    const before = await shownEvent(page);
    await play(page, point, cols, rows);
    await expect
      .poll(() => shownEvent(page), { timeout: 10_000, message: `after ${point}` })
      .toBeGreaterThan(before);
  }
}

/** Passes on the page and says yes. */
export async function pass(page: Page): Promise<void> {
  const before = await shownEvent(page);
  await page.locator(".actions button").first().click();
  await page.locator("dialog .primary").click();
  await expect.poll(() => shownEvent(page)).toBeGreaterThan(before);
}

/** Waits until the suggestion of dead stones is there: marks set before could be changed by it. */
export async function suggested(stage: Stage, created: Pick<Created, "game">): Promise<void> {
  const source = async () => (await viewOf(stage, created)).removal?.source ?? "pending";
  await expect.poll(source, { timeout: 60_000 }).not.toBe("pending");
}

/** How many stones lie on the board of a page. */
export function stoneCount(page: Page): Promise<number> {
  return page.locator("#board .tg-stones > g").count();
}

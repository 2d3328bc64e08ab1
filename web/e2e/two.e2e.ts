/** Two people in two browsers: invitation, reload, a server that dies, undo, dispute. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Created } from "../src/wire";
import {
  clicks,
  moves,
  newGame,
  openGame,
  pass,
  post,
  shownEvent,
  stoneCount,
  suggested,
  viewOf,
} from "./games";
import { browserTests, expectNoFault, play, type Stage } from "./harness";

interface Pair {
  readonly created: Created;
  readonly joined: Created;
  readonly black: Page;
  readonly white: Page;
}

/** A game that one made and the other joined, with a page for each. */
async function pair(stage: Stage, wish: Parameters<typeof newGame>[1] = {}): Promise<Pair> {
  const created = await newGame(stage, { ...wish, opponent: { type: "invite", color: "black" } });
  const token = created.invite?.split("/").pop() ?? "";
  const joined = await post<Created>(stage, `/api/invites/${token}`, {});
  return { created, joined, black: await openGame(stage, created), white: await openGame(stage, joined) };
}

async function close({ black, white }: Pair): Promise<void> {
  expectNoFault(black);
  expectNoFault(white);
  await black.context().close();
  await white.context().close();
}

browserTests("two browsers", (stage) => {
  it("meet by a link that is opened, and play on after a reload and a killed server", async () => {
    const created = await newGame(stage, { opponent: { type: "invite", color: "black" } });
    const black = await openGame(stage, created);
    await black.locator(".game-waiting .qr").waitFor();
    const white = await stage.open(created.invite ?? "/");
    await white.locator("main .button.primary").first().click();
    await white.locator(".game-play").waitFor();
    await black.locator(".game-play").waitFor();
    await clicks(black, "E5");
    await expect.poll(() => stoneCount(white)).toBe(1);
    await white.reload();
    await white.locator(".game-play").waitFor();
    await expect.poll(() => stoneCount(white)).toBe(1);
    await clicks(white, "E3");
    await expect.poll(() => stoneCount(black)).toBe(2);

    await stage.server.kill();
    await black.locator(".banner.seal").waitFor({ timeout: 2000 });
    await play(black, "C5", 9);
    await expect.poll(() => stoneCount(black)).toBe(3);
    await stage.server.run();
    await expect.poll(() => stoneCount(white), { timeout: 15_000 }).toBe(3);
    await expect.poll(() => black.locator(".banner.seal").count(), { timeout: 15_000 }).toBe(0);
    expect((await viewOf(stage, created)).moves).toEqual(["E5", "E3", "C5"]);
    await black.context().close();
    await white.context().close();
  });

  it("ask for a move back; the other declines, then accepts", async () => {
    const both = await pair(stage);
    const { black, white, created } = both;
    await clicks(black, "E5");
    await black.locator(".actions button").nth(1).click();
    await white.locator(".banner .banner-actions button").first().click();
    await expect.poll(() => white.locator(".banner-actions").count()).toBe(0);
    expect((await viewOf(stage, created)).moves).toEqual(["E5"]);
    await black.locator(".actions button").nth(1).click();
    await white.locator(".banner .banner-actions .primary").click();
    await expect.poll(() => stoneCount(black)).toBe(0);
    await close(both);
  });

  it("disagree about a group, play on, and disagree again", async () => {
    const both = await pair(stage, { cols: 5, rows: 5 });
    const { created, joined, black, white } = both;
    const turns = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 B3 A4".split(" ");
    for (const [turn, move] of turns.entries()) await moves(stage, turn % 2 === 0 ? created : joined, move);
    for (let round = 0; round < 2; round += 1) {
      for (const page of [black, white]) {
        await expect.poll(async () => (await viewOf(stage, created)).phase).toBe("play");
        await page.locator(".actions button:not([aria-disabled=true])").first().waitFor();
        await pass(page);
      }
      await black.locator(".game-end").waitFor();
      await white.locator(".game-end").waitFor();
      await suggested(stage, created);
      const isDead = (await viewOf(stage, created)).removal?.dead.includes("A4");
      await clicks(isDead ? white : black, "A4", 5);
      await expect
        .poll(async () => (await viewOf(stage, created)).removal?.accepted)
        .toEqual({ black: false, white: false });
      const before = await shownEvent(white);
      await white.locator(".end-row button").first().click();
      await expect.poll(() => shownEvent(black)).toBeGreaterThan(before);
    }
    const view = await viewOf(stage, created);
    expect(view.phase).toBe("play");
    expect(view.must_play_on).toBe(true);
    await black.locator(".banners .banner").first().waitFor();
    await close(both);
  });
});

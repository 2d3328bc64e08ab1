/** Every screen of a game in every look: what it looks like, and what axe says of it. */

import { expect, it } from "vitest";
import type { Created } from "../src/wire";
import { command, moves, newGame, openGame } from "./games";
import {
  browserTests,
  DESKTOP,
  expectAccessible,
  expectNoFault,
  expectNoSideScroll,
  LOOKS,
  layoutShift,
  PHONE,
  type Stage,
  shoot,
} from "./harness";

/** A small game with a dead white stone at A4, both borders closed. */
const GAME = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 B3 A4";

async function played(stage: Stage, list: string): Promise<Created> {
  const created = await newGame(stage, { cols: 5, rows: 5 });
  await moves(stage, created, list);
  return created;
}

const SCREENS: [string, (stage: Stage) => Promise<Created>][] = [
  ["play", (stage) => played(stage, GAME)],
  ["end", (stage) => played(stage, `${GAME} pass pass`)],
  ["count", counted],
  ["resigned", resigned],
  ["waiting", (stage) => newGame(stage, { opponent: { type: "invite", color: "black" } })],
];

async function counted(stage: Stage): Promise<Created> {
  const created = await played(stage, `${GAME} pass pass`);
  for (const color of ["black", "white"] as const) await command(stage, created, { type: "accept", color });
  return created;
}

async function resigned(stage: Stage): Promise<Created> {
  const created = await played(stage, GAME);
  await command(stage, created, { type: "resign", color: "black" });
  return created;
}

browserTests("the screens of a game", (stage) => {
  for (const [screen, make] of SCREENS) {
    for (const [size, viewport] of [["desktop", DESKTOP] as const, ["phone", PHONE] as const]) {
      it.each(LOOKS)(`${screen} on a ${size} passes every check in %s`, async (look, colors) => {
        const page = await openGame(stage, await make(stage), { viewport, ...colors });
        await shoot(page, `game-${screen}-${size}-${look}`);
        await expectAccessible(page);
        await expectNoSideScroll(page);
        expect(await layoutShift(page)).toBeLessThan(0.02);
        expectNoFault(page);
        await page.context().close();
      });
    }
  }

  it("draws the board alike from left to right and from right to left", async () => {
    const created = await played(stage, GAME);
    const pictures = [];
    for (const language of ["en", "fa"] as const) {
      const page = await openGame(stage, created, { language, viewport: PHONE });
      const board = await page.locator("#board .tg-scene").innerHTML();
      pictures.push(board.replaceAll(/id="[^"]*"/g, ""));
      await page.context().close();
    }
    expect(pictures[0]).toBe(pictures[1]);
  });
});

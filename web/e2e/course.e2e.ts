/** The course: every step in every language, a right move, another one where there is one, a wrong one answered. */

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  browserTests,
  expectAccessible,
  expectNoFault,
  expectNoSideScroll,
  LANGUAGES,
  type Look,
  layoutShift,
  PHONE,
  play,
  type Stage,
  settled,
  shoot,
} from "./harness";

interface Way {
  step: string;
  size: [cols: number, rows: number];
  right: string[];
  /** Another way that works, where there is one. */
  also?: string[];
  wrong: string[];
  /** White's reply to the wrong move, or the part of the board that is marked instead. */
  answered: "reply" | "marks" | "refused";
}

const WAYS: Way[] = [
  {
    step: "liberties",
    size: [7, 7],
    right: ["D4", "A4", "A1"],
    also: ["G7", "G4", "E4"],
    wrong: ["D4", "F6"],
    answered: "marks",
  },
  { step: "chains", size: [5, 5], right: ["C4"], also: ["C5", "C4"], wrong: ["B3"], answered: "reply" },
  { step: "capture", size: [7, 7], right: ["E3"], also: ["G6"], wrong: ["A1"], answered: "reply" },
  { step: "atari", size: [7, 7], right: ["C1"], wrong: ["B1"], answered: "reply" },
  { step: "forbidden", size: [7, 7], right: ["G1"], also: ["E3", "G1"], wrong: ["A7"], answered: "refused" },
  { step: "ko", size: [5, 5], right: ["D3", "C3"], wrong: ["A1"], answered: "reply" },
  {
    step: "ko-fight",
    size: [7, 7],
    right: ["C3", "C6", "B6"],
    also: ["F3", "C6", "B6"],
    wrong: ["G7"],
    answered: "reply",
  },
  { step: "two-eyes", size: [5, 4], right: ["B1"], wrong: ["A1"], answered: "reply" },
  { step: "false-eye", size: [7, 6], right: ["E3"], wrong: ["G1"], answered: "reply" },
  { step: "dead", size: [9, 9], right: ["A2", "G2"], also: ["H3", "C1"], wrong: ["B8"], answered: "marks" },
  { step: "seki", size: [7, 5], right: ["pass"], also: ["G5"], wrong: ["D5"], answered: "reply" },
  {
    step: "ending",
    size: [7, 5],
    right: ["C3", "pass"],
    also: ["C3", "D5", "pass"],
    wrong: ["pass"],
    answered: "reply",
  },
  { step: "count", size: [7, 7], right: ["#1"], wrong: ["#0"], answered: "marks" },
  { step: "ranks", size: [19, 19], right: ["#1"], wrong: ["#3"], answered: "reply" },
  {
    step: "handicap",
    size: [19, 19],
    right: ["D4", "Q16", "D16"],
    also: ["D4", "Q16", "Q4"],
    wrong: ["C3"],
    answered: "marks",
  },
];

const verdict = (page: Page) => page.locator(".lesson-box .lesson-verdict");

/** Plays a point, passes, or gives the nth number. */
async function make(page: Page, move: string, [cols, rows]: Way["size"]): Promise<void> {
  const answered = page.waitForResponse(/\/api\/course\//u, { timeout: 1000 }).catch(() => null);
  if (move === "pass") await page.locator(".lesson-actions button").first().click();
  else if (move.startsWith("#")) {
    await page
      .locator(".lesson-choices button")
      .nth(Number(move.slice(1)))
      .click();
  } else await play(page, move, cols, rows);
  await answered;
  await page.waitForTimeout(80);
}

async function begin(stage: Stage, page: Page, step: string): Promise<void> {
  await page.goto(`${stage.server.url}/learn/${step}`, { waitUntil: "domcontentloaded" });
  await page.locator("#board .tg-scene").waitFor();
  await page.waitForTimeout(120);
}

/** Everything drawn on the board. */
const picture = (page: Page) => page.locator("#board .tg-scene").innerHTML();

/** No key and no unfilled place in what is said. */
async function expectWords(page: Page): Promise<void> {
  expect(await page.locator("main").textContent()).not.toMatch(/course-[a-z]|\{/u);
}

/** A wrong move: words, and something on the board that was not there. */
async function expectAnswered(stage: Stage, page: Page, way: Way): Promise<void> {
  await begin(stage, page, way.step);
  const start = await picture(page);
  for (const move of way.wrong) await make(page, move, way.size);
  await page.locator(".lesson-box.wrong").waitFor();
  expect(await verdict(page).textContent(), way.step).not.toBe("");
  if (way.answered !== "refused") expect(await picture(page), way.step).not.toBe(start);
  await expectWords(page);
}

async function expectRight(stage: Stage, page: Page, way: Way, moves: string[]): Promise<void> {
  await begin(stage, page, way.step);
  for (const move of moves) await make(page, move, way.size);
  await page.locator(".lesson-box.right").waitFor();
  await expectWords(page);
}

browserTests("the course", (stage) => {
  it.each(LANGUAGES)(
    "answers right, other and wrong moves of every step in %s",
    async (language) => {
      const page = await stage.open("/learn", { language });
      for (const way of WAYS) {
        await expectAnswered(stage, page, way);
        await expectRight(stage, page, way, way.right);
        if (way.also) await expectRight(stage, page, way, way.also);
      }
      expectNoFault(page);
      await page.goto(`${stage.server.url}/learn`);
      await page.locator(".learn-step").first().waitFor();
      expect(await page.locator(".learn-state.done").count()).toBe(WAYS.length);
      await expectWords(page);
      await page.context().close();
    },
    600_000,
  );

  it("keeps what was done, and goes on from there", async () => {
    const page = await stage.open("/learn");
    await page.locator(".learn-go a").click();
    await page.locator("#board").waitFor();
    for (const move of ["D4", "A4", "A1"]) await make(page, move, [7, 7]);
    await page.locator(".lesson-actions .primary").click();
    await page.waitForURL(/\/learn\/chains$/u);
    const later = await stage.again(page, "/learn");
    expect(await later.locator(".learn-go a").getAttribute("href")).toBe("/learn/chains");
    await page.context().close();
  });

  it("is done with the keyboard alone", async () => {
    const page = await stage.open("/learn/two-eyes");
    await page.locator("#board").focus();
    await page.keyboard.type("b1");
    await page.keyboard.press("Enter");
    await page.locator(".lesson-box.right").waitFor();
    await page.context().close();
  });

  it("gives three hints, each plainer", async () => {
    const page = await stage.open("/learn/ko");
    for (let n = 1; n <= 3; n++) {
      await page.locator(".lesson-actions button").first().click();
      expect(await page.locator(".lesson-hints li").count()).toBe(n);
    }
    await page.context().close();
  });

  const looks: [string, Look][] = [
    ["desktop-light", {}],
    ["desktop-dark", { theme: "dark" }],
    ["desktop-rtl", { language: "fa" }],
    ["desktop-ru", { language: "ru" }],
    ["desktop-contrast", { contrast: "high" }],
    ["phone-light", { viewport: PHONE }],
    ["phone-dark", { viewport: PHONE, theme: "dark" }],
    ["phone-rtl", { viewport: PHONE, language: "fa" }],
    ["small", { viewport: { width: 320, height: 640 }, language: "fr" }],
  ];
  it.each(looks)("looks right: %s", async (name, look) => {
    const page = await stage.open("/learn/false-eye", { ...look, touch: false });
    await shoot(page, `lesson-${name}-asked`);
    if ((look.viewport?.width ?? 1440) < 600) await page.locator(".lesson-foot .primary").click();
    await make(page, "G1", [7, 6]);
    await page.locator(".lesson-box.wrong").waitFor();
    await shoot(page, `lesson-${name}-wrong`);
    await expectAccessible(page);
    await page.locator(".lesson-actions .primary").click();
    await page.locator(".lesson-box.wrong").waitFor({ state: "hidden" });
    await settled(page);
    await make(page, "E3", [7, 6]);
    await page.locator(".lesson-box.right").waitFor();
    await shoot(page, `lesson-${name}-right`);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    expectNoFault(page);
    await page.context().close();
  });

  it("shows count and chapter end", async () => {
    const page = await stage.open("/learn/count");
    await make(page, "#1", [7, 7]);
    await shoot(page, "lesson-count");
    await begin(stage, page, "seki");
    await make(page, "pass", [7, 5]);
    await page.locator(".lesson-actions .primary").click();
    await shoot(page, "lesson-chapter-done");
    await page.context().close();
  });
});

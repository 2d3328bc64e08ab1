/** Starting games: one click, the sheet, invitations, going on. */

import { expect, it } from "vitest";
import {
  browserTests,
  expectAccessible,
  expectNoFault,
  expectNoSideScroll,
  PHONE,
  play,
  shoot,
} from "./harness";

const onScreen = { has: "[role=application]" };

browserTests("the start page", (stage) => {
  it("starts a game with one click on the board", async () => {
    const page = await stage.open("/");
    await play(page, "E5", 9);
    await page.waitForURL(/\/game\/\w+/u);
    await page.locator("main [role=application]").waitFor();
    expectNoFault(page);
    const again = await stage.again(page, "/");
    await again.locator(".waiting-games .waiting-card").first().waitFor();
    expect(await again.locator(".waiting-games .waiting-card").count()).toBe(1);
    await page.context().close();
  });

  it("starts a game for two on this screen", async () => {
    const page = await stage.open("/");
    await page.getByRole("button", { name: "Two on this screen" }).click();
    await page.waitForURL(/\/game\/\w+/u);
    await page.locator(onScreen.has).waitFor();
    await page.context().close();
  });

  it("redraws the board at once for size, color and handicap", async () => {
    const page = await stage.open("/");
    await page.getByText("19×19", { exact: true }).click();
    await page.getByRole("application", { name: /19×19/u }).waitFor();
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByRole("combobox", { name: "Handicap" }).selectOption({ label: "4 handicap stones" });
    await page.getByRole("button", { name: "Done" }).click();
    expect(await page.locator("#board .tg-stones > *, #board [data-stone]").count()).toBeGreaterThanOrEqual(
      4,
    );
    await page.getByText("The other side makes the first move.").waitFor();
    await page.context().close();
  });

  it("proposes a handicap from both ranks and says why", async () => {
    const page = await stage.open("/", { kept: { setup: { cols: 19, rows: 19, level: "3k" } } });
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("Your rank").selectOption({ label: "7 kyu" });
    await page.getByText("4 handicap stones, komi 0.5.").waitFor();
    await page.getByText("The ranks differ by 4: a stone for each makes 4.").waitFor();
    await shoot(page, "change-desktop-light");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Use this" }).click();
    expect(await page.getByRole("combobox", { name: "Handicap" }).inputValue()).toBe("4 handicap stones");
    await page.context().close();
  });

  it("offers every rule set with a line on what differs, and the komi that it proposes", async () => {
    const page = await stage.open("/", { viewport: PHONE });
    await page.getByRole("button", { name: "Change" }).click();
    await page.locator("summary").click();
    const rows = page.locator(".rules-row");
    expect(await rows.count()).toBeGreaterThanOrEqual(24);
    for (const text of await rows.allInnerTexts()) expect(text.trim().split("\n").length).toBe(2);
    await page.getByText("French introduction", { exact: true }).click();
    expect(await page.getByRole("textbox", { name: "Komi" }).inputValue()).toBe("5.5");
    await shoot(page, "change-phone-light");
    await expectNoSideScroll(page);
    await page.context().close();
  });

  it("refuses a komi that is no multiple of a half, and takes Persian figures", async () => {
    const page = await stage.open("/", { language: "fa" });
    await page.getByRole("button", { name: "تغییر" }).click();
    const komi = page.getByRole("textbox", { name: "کومی" });
    await komi.fill("6.3");
    await page.locator(".field-error").waitFor();
    await komi.fill("۷٫۵");
    await page.locator(".field-error").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "تمام" }).click();
    await page
      .getByText(/کومی .?۷٫۵/u)
      .first()
      .waitFor();
    await page.context().close();
  });

  it("invites by link; a second person cannot take the seat", async () => {
    const host = await stage.open("/");
    await host.getByRole("button", { name: "Invite by link" }).click();
    await host.waitForURL(/\/game\/\w+/u);
    const link = await host.getByLabel("Link").inputValue();
    const path = link.replace(/^https?:\/\/[^/]+/u, "");
    expect(path).toMatch(/^\/j\/\w+/u);
    await shoot(host, "invite-desktop-light");
    const guest = await stage.open(path, { viewport: PHONE });
    await shoot(guest, "join-phone-light");
    await expectAccessible(guest);
    await guest.getByLabel("Your name").fill("Ada");
    await guest.getByRole("button", { name: "Join the game" }).click();
    await guest.waitForURL(/\/game\/\w+/u);
    const third = await stage.open(path);
    await third.getByRole("button", { name: "Join the game" }).click();
    await third.getByText("Somebody else has taken this seat already.").waitFor();
    // The same browser gets its seat back.
    const back = await stage.again(guest, path);
    await back.getByRole("button", { name: "Join the game" }).click();
    await back.waitForURL(/\/game\/\w+/u);
    for (const page of [host, guest, third]) await page.context().close();
  });

  it("asks before it lets other devices in", async () => {
    const page = await stage.open("/");
    await page.getByRole("button", { name: "On this network" }).click();
    await page.getByRole("heading", { name: "Let other devices in?" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Only this device can reach the game.").waitFor();
    await page.context().close();
  });

  it("is played by keyboard alone", async () => {
    const page = await stage.open("/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/game\/\w+/u);
    await page.context().close();
  });
});

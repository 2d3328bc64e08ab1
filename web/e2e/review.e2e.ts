/** Looking back: records from outside in any form, and every way to step through them. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  browserTests,
  dropFile,
  expectAccessible,
  expectNoFault,
  expectNoSideScroll,
  PHONE,
  shoot,
} from "./harness";
import { SHARED } from "./places";

const SHIFT_JIS = readFileSync(join(import.meta.dirname, "fixtures/shift-jis.sgf"));
const position = (page: Page) => page.locator(".review-of").innerText();

browserTests("review", (stage) => {
  it("opens a Shift-JIS record that is dropped on any page", async () => {
    const page = await stage.open("/settings");
    await dropFile(page, "game.sgf", SHIFT_JIS);
    await page.waitForURL(/\/review$/u);
    await page.getByText("本因坊秀策").waitFor();
    await page.getByText("井上幻庵因碩").waitFor();
    await page.getByText("九路の練習").first().waitFor();
    await shoot(page, "record-desktop-light");
    await expectAccessible(page);
    expectNoFault(page);
    await page.context().close();
  });

  it("steps by buttons, keys and slider, and into variations", async () => {
    const page = await stage.open("/review");
    await dropFile(page, "game.sgf", SHIFT_JIS);
    await page.getByText("本因坊秀策").waitFor();
    expect(await position(page)).toBe("0 of 5");
    await page.getByRole("button", { name: "One move on" }).click();
    expect(await position(page)).toBe("1 of 5");
    await page.getByText("天元").waitFor();
    await page.keyboard.press("End");
    expect(await position(page)).toBe("5 of 5");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await page.getByText("別の変化").waitFor();
    expect(await position(page)).toBe("4 of 5");
    await page.getByLabel("Position in the game").fill("2");
    expect(await position(page)).toBe("2 of 5");
    await page.getByRole("treeitem", { name: "Move 5, Black G3" }).click();
    expect(await position(page)).toBe("5 of 5");
    await page.keyboard.press("Home");
    expect(await position(page)).toBe("0 of 5");
    await page.context().close();
  });

  it("steps by swiping", async () => {
    const page = await stage.open("/review", { viewport: PHONE });
    await dropFile(page, "game.sgf", SHIFT_JIS);
    await page.getByText("本因坊秀策").waitFor();
    const swipe = (by: number) =>
      page.locator(".review-board").evaluate((board, across) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 });
        board.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(200)], bubbles: true }));
        board.dispatchEvent(
          new TouchEvent("touchend", { changedTouches: [touch(200 + across)], bubbles: true }),
        );
      }, by);
    await swipe(-90);
    expect(await position(page)).toBe("1 of 5");
    await swipe(90);
    expect(await position(page)).toBe("0 of 5");
    await shoot(page, "record-phone-light");
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.context().close();
  });

  it("opens a record that is pasted, saves it as SGF and copies the position as text", async () => {
    const page = await stage.open("/");
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "(;FF[4]SZ[5]PB[Ada];B[cc];W[dd])");
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    });
    await page.getByText("Ada").waitFor();
    await page.keyboard.press("End");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save SGF" }).click();
    const saved = readFileSync(await (await download).path(), "utf8");
    expect(saved).toContain("PB[Ada]");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy the position" }).click();
    await page.getByText("Position copied as text").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split("\n")[3]).toBe("3 . . X . . 3");
    await page.context().close();
  });

  it("copies without the clipboard API", async () => {
    const page = await stage.open("/review");
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await dropFile(page, "game.sgf", SHIFT_JIS);
    await page.getByRole("button", { name: "Copy the position" }).click();
    await page.getByText("Position copied as text").waitFor();
    await page.context().close();
  });

  it("says what is wrong with a file that is no record", async () => {
    const page = await stage.open("/review");
    await dropFile(page, "noise.bin", new Uint8Array([0, 1, 2, 3, 255]));
    await page.locator(".banner.seal").waitFor();
    await shoot(page, "record-none-desktop-light");
    await expectAccessible(page);
    await page.context().close();
  });

  const others = join(SHARED, "corpus/other_formats");
  it.skipIf(!existsSync(others))("opens GIB, NGF and UGF files", async () => {
    const page = await stage.open("/review");
    const names = readdirSync(others, { recursive: true, encoding: "utf8" });
    for (const ending of [".gib", ".ngf", ".ugf"]) {
      const name = names.find((found) => found.toLowerCase().endsWith(ending));
      if (!name) continue;
      await dropFile(page, name, readFileSync(join(others, name)));
      await page.locator(".review-of").waitFor();
      await page.keyboard.press("End");
      expect(await position(page)).not.toBe("0 of 0");
    }
    await page.context().close();
  });
});

/** Settings are shown at once and kept in the browser. */

import { expect, it } from "vitest";
import { browserTests, expectAccessible, expectNoSideScroll, PHONE, settled, shoot } from "./harness";

const SECTIONS = ["placing", "sound", "appearance", "language", "access"];

browserTests("settings", (stage) => {
  it.each(SECTIONS)("the section %s passes every check", async (section) => {
    const page = await stage.open(`/settings#${section}`);
    await shoot(page, `settings-${section}-desktop-light`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    await expectNoSideScroll(page);
    await page.context().close();
  });

  it("change theme, contrast, language and board at once and keep them", async () => {
    const page = await stage.open("/settings#appearance");
    await page.getByText("Dark", { exact: true }).click();
    await page.getByText("High", { exact: true }).click();
    await page.getByRole("link", { name: "Board and stones" }).click();
    await page.getByText("Paper", { exact: true }).click();
    await page.getByRole("link", { name: "Language" }).click();
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "فارسی" });
    await page.getByRole("heading", { name: "تنظیمات" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "تنظیمات" }).waitFor();
    const root = page.locator("html");
    expect(await root.getAttribute("data-theme")).toBe("dark");
    expect(await root.getAttribute("data-contrast")).toBe("high");
    expect(await root.getAttribute("data-board")).toBe("paper");
    expect(await root.getAttribute("dir")).toBe("rtl");
    expect(await root.getAttribute("lang")).toBe("fa");
    await page.context().close();
  });

  it("show coordinates and the last move in the example as chosen", async () => {
    const page = await stage.open("/settings");
    const scene = page.locator(".preview .tg-scene");
    expect(await scene.locator("text", { hasText: /^A$/u }).count()).toBe(2);
    await page.getByText("None", { exact: true }).click();
    expect(await scene.locator("text", { hasText: /^A$/u }).count()).toBe(0);
    await page.context().close();
  });

  it("show ghost and crosshair only where they are wanted", async () => {
    const page = await stage.open("/settings");
    const [ghost, lines] = [page.locator(".preview .tg-ghost"), page.locator(".preview .tg-crosshair-last")];
    const opacity = () => ghost.evaluate((one) => getComputedStyle(one).opacity);
    await expect.poll(opacity).toBe("0.8");
    await lines.waitFor({ state: "hidden" });
    await page.getByText("Ghost stone under the pointer").click();
    await page.getByText("Crosshair to the last move").click();
    await expect.poll(opacity).toBe("0");
    await lines.waitFor();
    await page.context().close();
  });

  it("keeps the board of a Persian page from left to right", async () => {
    const options = { viewport: PHONE, settings: { "last-move": "ring" } };
    const pages = [
      await stage.open("/settings", options),
      await stage.open("/settings", { ...options, language: "fa" }),
    ];
    // Every line, letter and stone lies at the same place of the drawing.
    const drawings = await Promise.all(
      pages.map((page) =>
        page.locator(".preview .tg-scene").evaluate((scene) => {
          const from = scene.getBoundingClientRect();
          return [...scene.querySelectorAll("*")].map((part) => {
            const { left, top, width, height } = part.getBoundingClientRect();
            const isHidden = width === 0 && height === 0;
            return isHidden ? [0, 0, 0, 0] : [left - from.left, top - from.top, width, height];
          });
        }),
      ),
    );
    const [english = [], persian = []] = drawings.map((parts) => parts.flat());
    expect(english.length).toBeGreaterThan(240);
    expect(persian.length).toBe(english.length);
    const shifts = english.map((value, i) => Math.abs(value - (persian[i] ?? 0)));
    expect(Math.max(...shifts)).toBeLessThan(1);
    for (const page of pages) await page.context().close();
  });
});

/** The pages around the game: every look of every page, and what holds for all of them. */

import { expect, it } from "vitest";
import {
  browserTests,
  DESKTOP,
  expectAccessible,
  expectNoFault,
  expectNoSideScroll,
  expectRoomForLargeText,
  LANGUAGES,
  LOOKS,
  type Look,
  layoutShift,
  PHONE,
  shoot,
} from "./harness";

const PAGES: [string, string][] = [
  ["home", "/"],
  ["learn", "/learn"],
  ["review", "/review"],
  ["settings", "/settings"],
  ["missing", "/no/such/page"],
  ["join-unknown", "/j/unknown"],
];

const SCREENS: [string, Look][] = [
  ["desktop", { viewport: DESKTOP }],
  ["phone", { viewport: PHONE }],
];

browserTests("the pages", (stage) => {
  for (const [name, path] of PAGES) {
    for (const [screen, size] of SCREENS) {
      it.each(LOOKS)(`${name} on a ${screen} passes every check in %s`, async (look, colors) => {
        const page = await stage.open(path, { ...size, ...colors });
        await shoot(page, `${name}-${screen}-${look}`);
        await expectAccessible(page);
        await expectNoSideScroll(page);
        expect(await layoutShift(page)).toBeLessThan(0.02);
        expectNoFault(page);
        await page.context().close();
      });
    }

    it.each(LANGUAGES)(
      `${name} fits into 320 pixels, and into a phone with large letters, in %s`,
      async (language) => {
        const page = await stage.open(path, { viewport: { width: 320, height: 640 }, language });
        await expectNoSideScroll(page);
        await page.setViewportSize(PHONE);
        await expectRoomForLargeText(page);
        await page.context().close();
      },
    );
  }
});

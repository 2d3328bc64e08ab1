/** The catalogs as the browser reads them: every message can be formatted, numbers and plurals are right. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LOCALES = join(import.meta.dirname, "../../locales");
const CATALOGS = ["app", "game", "course", "record"];

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of readdirSync(join(LOCALES, language))) {
    if (!CATALOGS.includes(name.replace(".ftl", ""))) continue;
    const source = readFileSync(join(LOCALES, language, name), "utf8");
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  }
  return bundle;
}

function say(bundle: FluentBundle, key: string, args = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : key;
}

describe.each(["en", "fr", "ru", "fa"])("the texts in %s", (language) => {
  const bundle = bundleOf(language);

  it("can all be read and name no unknown term or function", () => {
    const faults: string[] = [];
    for (const [key, message] of bundle._messages) {
      const errors: Error[] = [];
      if (message.value) bundle.formatPattern(message.value, null, errors);
      // Arguments are missing here; anything else is a fault of the text.
      const others = errors.filter((error) => !/Unknown variable/u.test(error.message));
      faults.push(...others.map((error) => `${key}: ${error.message}`));
    }
    expect(faults).toEqual([]);
  });

  it("have no mark-up but bold", () => {
    for (const [key, message] of bundle._messages) {
      const text = message.value ? bundle.formatPattern(message.value, null, []) : "";
      expect(`${key}: ${text.replace(/<\/?b>/gu, "")}`).not.toMatch(/[<>]/u);
    }
  });
});

it("counts in Russian as Russians do", () => {
  const russian = bundleOf("ru");
  const stones = (n: number) => say(russian, "terms-handicap", { n });
  expect([2, 5, 21].map(stones)).toEqual(["2 камня форы", "5 камней форы", "21 камень форы"]);
});

it("writes Persian figures", () => {
  const persian = bundleOf("fa");
  expect(say(persian, "level-kyu", { n: 6 })).toBe("۶ کیو");
  expect(say(persian, "review-of", { n: 127, all: 325 })).toBe("۱۲۷ از ۳۲۵");
});

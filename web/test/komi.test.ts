import { expect, it } from "vitest";
import { readKomi } from "../pages/home/change";

it.each([
  ["6.5", 13],
  ["7", 14],
  ["0", 0],
  ["−5.5", -11],
  ["-5,5", -11],
  ["۶٫۵", 13],
  [" 7.50", null],
  ["6.3", null],
  ["", null],
  ["abc", null],
  ["1e3", null],
])("reads the komi %j as %j half points", (text, halfPoints) => {
  expect(readKomi(text)).toBe(halfPoints);
});

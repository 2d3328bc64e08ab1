import { describe, expect, it } from "vitest";
import type { SheetRow, SheetView } from "../../src/game/wire";
import { numbered, sheetLines } from "./Moves";
import { lost, total2 } from "./ScoreSheet";

describe("the sheet of moves", () => {
  it("begins a line with each black move", () => {
    const lines = sheetLines(numbered({ moves: ["D4", "Q16", "pass"], move_colors: "BWB" }));
    expect(lines.map(({ n, black, white }) => [n, black?.move, white?.move])).toEqual([
      [1, "D4", "Q16"],
      [3, "pass", undefined],
    ]);
  });

  it("gives handicap stones and a first white move lines of their own", () => {
    const lines = sheetLines(numbered({ moves: ["D4", "Q16", "C3"], move_colors: "BBW" }));
    expect(lines.map(({ n }) => n)).toEqual([1, 2]);
    expect(sheetLines(numbered({ moves: ["D4", "C3"], move_colors: "WB" })).map(({ n }) => n)).toEqual([
      1, 2,
    ]);
  });
});

describe("the score as it lies on the board", () => {
  const row = (part: Partial<SheetRow>): SheetRow => ({
    ...{ stones: 0, territory: 0, prisoners: 0, dead: 0 },
    ...{ komi2: 0, handicap_bonus2: 0, button2: 0, tax2: 0, total2: 0 },
    ...part,
  });

  it("takes lost stones from the own territory and keeps the margin (S0-37)", () => {
    const sheet: SheetView = {
      scoring: "territory",
      black: row({ territory: 71, prisoners: 5, dead: 6, total2: 164 }),
      white: row({ territory: 64, prisoners: 6, dead: 6, komi2: 11, total2: 163 }),
      margin2: 1,
      outcome_re: "B+0.5",
      neutral: 21,
    };
    expect(lost(sheet, "black")).toBe(12);
    expect(total2(sheet, "black") / 2).toBe(59);
    expect(total2(sheet, "white") / 2).toBe(58.5);
  });
});

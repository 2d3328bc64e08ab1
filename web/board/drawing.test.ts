import { describe, expect, it } from "vitest";
import { center, chainPath, extent, frameOf, gridPaths, placeUnder } from "./geometry";
import { gone } from "./Stones";
import { fitCell } from "./useCell";

const frame = frameOf({ cols: 7, rows: 5 }, true);

describe("drawing", () => {
  it("finds the point that it draws, up to half a cell around it", () => {
    for (let col = 0; col < 7; col += 1) {
      const { x, y } = center({ col, row: 4 }, frame);
      expect(placeUnder(x + 49, y - 49, frame)).toEqual({ col, row: 4 });
    }
    expect(placeUnder(0, 0, frameOf({ cols: 19, rows: 19 }, true))).toBeNull();
  });

  it("draws every line once", () => {
    const lines = gridPaths(frame).inner.match(/M/g) ?? [];
    expect(lines).toHaveLength(7 - 2 + (5 - 2));
  });

  it("links only neighbours of a chain", () => {
    const path = chainPath(
      [
        { col: 0, row: 0 },
        { col: 1, row: 0 },
        { col: 2, row: 1 },
      ],
      frame,
    );
    expect(path.match(/h100|v100/g)).toEqual(["h100"]);
  });

  it("fits lines to device pixels", () => {
    const nineteen = frameOf({ cols: 19, rows: 19 }, false);
    expect(extent(nineteen).width).toBe(1950);
    expect(fitCell(390, 1e6, nineteen, 2)).toBe(20);
    expect(fitCell(391, 1e6, nineteen, 1)).toBe(20);
    expect((fitCell(777, 700, nineteen, 3) * 3) % 1).toBeCloseTo(0);
  });

  it("tells which stones were taken", () => {
    expect(gone("XO.X", ".OXX").map(({ index }) => index)).toEqual([0]);
    expect(gone("XO.X", "....X")).toEqual([]);
  });
});

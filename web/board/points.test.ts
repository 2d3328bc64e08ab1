import { describe, expect, it } from "vitest";
import { columnName, parsePoint, placeAt, placeIndex, pointName, starPoints } from "./points";

const nineteen = { cols: 19, rows: 19 };
const largest = { cols: 52, rows: 52 };

describe("points", () => {
  it("names columns without I and goes on after Z", () => {
    expect([0, 7, 8, 24, 25, 26, 49, 50, 51].map(columnName)).toEqual("A H J Z AA AB AZ BA BB".split(" "));
  });

  it("reads what it writes, on every point of the largest board", () => {
    for (let index = 0; index < 52 * 52; index += 1) {
      const place = placeAt(index, largest);
      expect(parsePoint(pointName(place, largest), largest)).toEqual(place);
      expect(placeIndex(place, largest)).toBe(index);
    }
  });

  it("counts rows from below and columns from the left", () => {
    expect(parsePoint("q16", nineteen)).toEqual({ col: 15, row: 3 });
    expect(pointName({ col: 0, row: 0 }, { cols: 7, rows: 5 })).toBe("A5");
  });

  it("refuses what is no point of the board", () => {
    for (const text of ["", "I5", "U1", "A20", "A0", "4", "pass", "A-1", "AA1"]) {
      expect(parsePoint(text, nineteen), text).toBeNull();
    }
  });

  it("marks the usual stars", () => {
    const names = (cols: number, rows = cols) =>
      starPoints({ cols, rows }).map((place) => pointName(place, { cols, rows }));
    expect(names(9)).toEqual(["C7", "G7", "E5", "C3", "G3"]);
    expect(names(13)).toHaveLength(5);
    expect(names(19)).toHaveLength(9);
    expect(names(5)).toEqual(["C3"]);
    expect(names(2)).toEqual([]);
    expect(names(8)).toHaveLength(4);
  });
});

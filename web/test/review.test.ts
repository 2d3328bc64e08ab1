import { describe, expect, it } from "vitest";
import { layOut } from "../pages/review/tree-layout";
import type { GameRecord, RecordNode } from "../src/api";
import { looksLikeRecord } from "../src/open-record";
import {
  childrenOf,
  lineThrough,
  moveNumber,
  nextLabels,
  positionAfter,
  positionText,
  stonesAt,
} from "../src/walk";

const node = (parent: number | null, point?: string, color: "black" | "white" = "black"): RecordNode => ({
  parent,
  add: point ? [[point, color === "black" ? "X" : "O"]] : [],
  remove: [],
  captures: { black: 0, white: 0 },
  labels: [],
  marks: [],
  ...(point ? { move: { color, move: point } } : {}),
});

/** 0 – A1 – B1 – C1 with the variation B2 – C2 after A1, and D1 beside C1. */
const record: GameRecord = {
  cols: 5,
  rows: 5,
  info: {} as GameRecord["info"],
  start: ".".repeat(25),
  nodes: [
    node(null),
    node(0, "A1"),
    node(1, "B1", "white"),
    node(2, "C1"),
    node(1, "B2", "white"),
    node(4, "C2"),
    node(2, "D1"),
  ],
  main_line: [0, 1, 2, 3],
};

describe("walking", () => {
  const children = childrenOf(record);

  it("follows the first children unless another branch was chosen", () => {
    expect(lineThrough(record, children, 1, new Map())).toEqual([0, 1, 2, 3]);
    expect(lineThrough(record, children, 1, new Map([[1, 4]]))).toEqual([0, 1, 4, 5]);
    expect(lineThrough(record, children, 6, new Map())).toEqual([0, 1, 2, 6]);
  });

  it("knows the position and the number of every node", () => {
    expect(stonesAt(record, 5)).toBe(`${".".repeat(15)}.OX..X....`);
    expect(moveNumber(record, 5)).toBe(3);
    expect(nextLabels(record, children[1] ?? [])).toEqual([
      ["B1", "A"],
      ["B2", "B"],
    ]);
  });

  it("takes captured stones off", () => {
    const taken = { ...record, nodes: [node(null), node(0, "A1"), { ...node(1, "B1"), remove: ["A1"] }] };
    expect(stonesAt(taken, 2).slice(-5)).toBe(".X...");
  });

  it("knows the position after every number of moves", () => {
    const last = [0, 1, 2, 3, 9].map((count) => positionAfter(record, count).last);
    expect(last).toEqual([null, "A1", "B1", "C1", "C1"]);
    expect(positionAfter(record, 2).stones).toBe(stonesAt(record, 2));
    expect(positionAfter(record, 9).stones).toBe(stonesAt(record, 3));
  });
});

describe("the tree", () => {
  it("keeps every node in a place of its own, the main line on top", () => {
    const layout = layOut(childrenOf(record));
    expect([0, 1, 2, 3].map((index) => layout.places[index]?.row)).toEqual([0, 0, 0, 0]);
    const places = new Set(layout.places.map(({ depth, row }) => `${depth} ${row}`));
    expect(places.size).toBe(record.nodes.length);
    expect(layout.depth).toBe(3);
  });

  it("takes records of any depth", () => {
    const children = Array.from({ length: 200_000 }, (_, i) => (i < 199_999 ? [i + 1] : []));
    expect(layOut(children).depth).toBe(199_999);
  });
});

it("writes a position as text", () => {
  expect(positionText(5, 5, stonesAt(record, 3))).toBe(
    [
      "  A B C D E",
      "5 . . . . . 5",
      "4 . . . . . 4",
      "3 . . . . . 3",
      "2 . . . . . 2",
      "1 X O X . . 1",
      "  A B C D E",
    ].join("\n"),
  );
});

it("tells records from other pasted text", () => {
  expect(looksLikeRecord("(;FF[4]SZ[9];B[aa])")).toBe(true);
  expect(looksLikeRecord(" (\n;B[aa])")).toBe(true);
  expect(looksLikeRecord("\\HS\n\\[GAMEBLACKNAME=x\\]")).toBe(true);
  expect(looksLikeRecord("Hello; this is (a) text")).toBe(false);
});

import { describe, expect, it } from "vitest";
import { type Cursor, firstCursor, pressKey } from "./keyboard";
import { pointName } from "./points";

const size = { cols: 19, rows: 19 };

function press(keys: readonly string[], from: Cursor = firstCursor(size)): Cursor {
  return keys.reduce((cursor, name) => {
    const isShifted = name.startsWith("Shift+");
    const effect = pressKey(cursor, { key: name.replace("Shift+", ""), shiftKey: isShifted }, size);
    return effect.kind === "move" ? effect.cursor : cursor;
  }, from);
}

const pointAfter = (...keys: string[]) => pointName(press(keys).place, size);

describe("the keyboard cursor", () => {
  it("starts in the middle and walks one line at a time", () => {
    expect(pointAfter()).toBe("K10");
    expect(pointAfter("ArrowLeft", "ArrowUp", "ArrowUp")).toBe("J12");
  });

  it("stays on the board", () => {
    expect(pointAfter("Home", "ArrowLeft")).toBe("A10");
    expect(pointAfter("End", "ArrowRight")).toBe("T10");
  });

  it("leaps from star line to star line and then to the edge", () => {
    expect(pointAfter("Shift+ArrowRight")).toBe("Q10");
    expect(pointAfter("Shift+ArrowRight", "Shift+ArrowRight")).toBe("T10");
    expect(pointAfter("ArrowUp", "Shift+ArrowDown")).toBe("K10");
  });

  it("jumps to a typed point, and on to a longer one", () => {
    expect(pointAfter("q", "1")).toBe("Q1");
    expect(pointAfter("q", "1", "6")).toBe("Q16");
    expect(pointAfter("q", "1", "6", "d", "4")).toBe("D4");
    expect(pointAfter("q", "9", "9", "c", "3")).toBe("C3");
  });

  it("plays with Enter, leaves with Escape, and lets other keys be", () => {
    const cursor = firstCursor(size);
    const effect = (key: string) => pressKey(cursor, { key, shiftKey: false }, size).kind;
    expect(["Enter", " ", "Escape", "Tab", "F5"].map(effect)).toEqual([
      "play",
      "play",
      "leave",
      "none",
      "none",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { dragged, press, release } from "./pending";
import type { Place } from "./points";

const here: Place = { col: 3, row: 3 };
const there: Place = { col: 4, row: 3 };

describe("placing", () => {
  it("plays at once with a mouse, on the point where it was pressed", () => {
    const down = press(here, "mouse", null);
    expect(release(down, here, null, "touch")).toEqual({ kind: "play", place: here });
    expect(release(down, there, null, "touch")).toEqual({ kind: "none" });
    expect(release(down, null, null, "touch")).toEqual({ kind: "none" });
  });

  it("waits after a first tap and plays at a second on the same point", () => {
    expect(release(press(here, "touch", null), here, null, "touch")).toEqual({ kind: "wait", place: here });
    expect(release(press(here, "touch", here), here, here, "touch")).toEqual({ kind: "play", place: here });
  });

  it("moves the waiting stone by a tap elsewhere or by dragging", () => {
    expect(release(press(there, "touch", here), there, here, "touch")).toEqual({
      kind: "wait",
      place: there,
    });
    const drag = dragged(press(here, "touch", here), there, here);
    expect(release(drag, there, here, "touch")).toEqual({ kind: "wait", place: there });
  });

  it("does not take a finger that slides without a waiting stone for a move", () => {
    const slid = dragged(press(here, "touch", null), there, null);
    expect(release(slid, there, null, "touch")).toEqual({ kind: "none" });
  });

  it("asks a mouse too where everything is confirmed, and no finger where nothing is", () => {
    expect(release(press(here, "mouse", null), here, null, "always").kind).toBe("wait");
    expect(release(press(here, "touch", null), here, null, "never").kind).toBe("play");
  });
});

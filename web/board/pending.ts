/** From pressing to placing: when a stone is only shown, when it is moved and when it is played. Pure. */

import { type Place, samePlace } from "./points";

/** When a stone has to be confirmed: never, after a touch, or always. */
export type Confirm = "never" | "touch" | "always";

/** What the pointer is doing: where it went down and whether it moves a stone that waits. */
export interface Press {
  readonly at: Place;
  readonly isTouch: boolean;
  readonly isDrag: boolean;
}

/** What letting go leads to. */
export type Release =
  | { readonly kind: "play"; readonly place: Place }
  | { readonly kind: "wait"; readonly place: Place }
  | { readonly kind: "none" };

/** Begins a press. A finger that comes down while a stone waits may move it. */
export function press(at: Place, pointerType: string, pending: Place | null): Press {
  const isTouch = pointerType !== "mouse";
  return { at, isTouch, isDrag: isTouch && pending !== null && !samePlace(at, pending) };
}

/** A finger that has moved to another point while a stone waits drags it. */
export function dragged(current: Press, to: Place | null, pending: Place | null): Press {
  const hasMoved = to !== null && !samePlace(to, current.at);
  return current.isTouch && pending !== null && hasMoved ? { ...current, isDrag: true } : current;
}

/** Ends a press at `to` (null: beside the board). Without dragging, only the point of the press counts. */
export function release(current: Press, to: Place | null, pending: Place | null, confirm: Confirm): Release {
  if (to === null) return { kind: "none" };
  if (current.isDrag) return { kind: "wait", place: to };
  if (!samePlace(current.at, to)) return { kind: "none" };
  const mustConfirm = confirm === "always" || (confirm === "touch" && current.isTouch);
  return mustConfirm && !samePlace(to, pending) ? { kind: "wait", place: to } : { kind: "play", place: to };
}

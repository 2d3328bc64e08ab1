/** How the board answers to pointer and keyboard. Drawing is in `Board.tsx`. */

import { useEffect, useRef, useState } from "preact/hooks";
import { afterPaint } from "./after-paint";
import { type Frame, placeUnder } from "./geometry";
import { type Cursor, firstCursor, pressKey } from "./keyboard";
import type { GhostLook } from "./Pointing";
import { dragged, type Press, press, release } from "./pending";
import { type Place, parsePoint, placeIndex, pointName, samePlace } from "./points";
import type { BoardProps } from "./types";

/** What the person is pointing at. */
export interface Pointing {
  readonly hover: Place | null;
  readonly cursor: Place | null;
  readonly pending: Place | null;
  readonly refused: Place | null;
  readonly isDragging: boolean;
  readonly ghost: SeenGhost;
}

/** Where the stone shows that would be placed, and how. */
export interface SeenGhost {
  readonly place: Place;
  readonly look: GhostLook;
}

/** How long a refused stone stays in sight, in milliseconds. */
const REFUSED = 420;

/** Whether a stone may be placed here. */
export function isPlayable(place: Place, props: BoardProps): boolean {
  const isOpen = props.interact !== "none" && props.interact !== "choose" && Boolean(props.turn);
  return (
    isOpen && props.stones[placeIndex(place, props)] === "." && !props.illegal?.has(pointName(place, props))
  );
}

/** Where the ghost is. One that does not show is where the pointer is, and ready. */
function ghostOf(props: BoardProps, pointed: Place | null, pending: Place | null): SeenGhost {
  const waiting = props.waitingGhost && !pointed ? parsePoint(props.waitingGhost, props) : null;
  if (waiting && props.turn && !pending) return { place: waiting, look: "wait" };
  const isFree = pointed && !pending && isPlayable(pointed, props);
  return { place: pointed ?? { col: 0, row: 0 }, look: isFree ? "hover" : "none" };
}

/** State and listeners of one board. */
export function useBoard(props: BoardProps, frame: Frame) {
  const [hover, setHover] = useState<Place | null>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [own, setOwn] = useState<Place | null>(null);
  const [refused, setRefused] = useState<Place | null>(null);
  const [isDragging, setDragging] = useState(false);
  const current = useRef<Press | null>(null);
  const lastCursor = useRef<Cursor>(firstCursor(props));
  const ghost = useRef<HTMLDivElement>(null);
  const placed = useRef<Place | null>(null);
  const isPlacing = useRef(false);
  const isControlled = props.pending !== undefined;
  const pending = isControlled ? (props.pending ? parsePoint(props.pending, props) : null) : own;
  const seen = ghostOf(props, hover ?? cursor?.place ?? null, pending);
  const named = (place: Place | null) => place && pointName(place, props);

  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => setRefused(null), REFUSED);
    return () => clearTimeout(timer);
  }, [refused]);
  useEffect(() => {
    setOwn(null);
  }, [props.stones, props.turn]);

  const wait = (place: Place | null) => {
    if (!isControlled) setOwn(place);
    if (!samePlace(place, pending)) props.onPending?.(named(place));
  };
  const point = (place: Place | null) => {
    if (isPlacing.current || samePlace(place, hover)) return;
    setHover(place);
    props.onHover?.(named(place));
  };
  const moveCursor = (next: Cursor | null) => {
    if (next) lastCursor.current = next;
    setCursor(next);
    props.onCursor?.(named(next?.place ?? null));
  };
  /** The ghost becomes the stone at once; what the stone leads to comes after it is painted. */
  const play = (at: Place) => {
    const shown = ghost.current;
    if (!shown || seen.look === "none" || !samePlace(seen.place, at)) {
      props.onPlay?.(pointName(at, props));
      return;
    }
    isPlacing.current = true;
    placed.current = at;
    shown.style.opacity = "1";
    afterPaint(() => {
      isPlacing.current = false;
      shown.style.opacity = "";
      props.onPlay?.(pointName(at, props));
    });
  };
  const place = (at: Place, act: "play" | "wait") => {
    if (isPlacing.current) return undefined;
    const name = pointName(at, props);
    if (props.interact === "choose") return props.onChoose?.(name);
    if (isPlayable(at, props)) {
      wait(act === "wait" ? at : null);
      if (act === "play") play(at);
    } else if (props.turn && props.interact !== "none" && props.stones[placeIndex(at, props)] === ".") {
      wait(null);
      setRefused({ ...at });
      props.onIllegal?.(name);
    }
    return undefined;
  };

  const listeners = {
    onPointerDown(event: PointerEvent) {
      const at = under(event, frame);
      current.current = null;
      if (!at || event.button !== 0 || !event.isPrimary) return;
      if (cursor) moveCursor(null);
      current.current = press(at, event.pointerType, pending);
    },
    onPointerMove(event: PointerEvent) {
      const at = under(event, frame);
      if (event.pointerType === "mouse") point(at);
      if (!current.current) return;
      current.current = dragged(current.current, at, pending);
      if (current.current.isDrag && at && isPlayable(at, props)) {
        setDragging(true);
        wait(at);
      }
    },
    onPointerUp(event: PointerEvent) {
      const ended = current.current;
      current.current = null;
      setDragging(false);
      if (!ended) return;
      const confirm = props.interact === "choose" ? "never" : (props.confirm ?? "touch");
      const outcome = release(ended, under(event, frame), pending, confirm);
      if (outcome.kind !== "none") place(outcome.place, outcome.kind);
    },
    onPointerCancel() {
      current.current = null;
      setDragging(false);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") point(null);
    },
    onFocus(event: FocusEvent) {
      if ((event.target as Element).matches(":focus-visible")) moveCursor(lastCursor.current);
    },
    onBlur() {
      if (cursor) moveCursor(null);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const effect = pressKey(cursor ?? lastCursor.current, event, props);
      if (effect.kind === "none") return;
      event.preventDefault();
      event.stopPropagation();
      if (effect.kind === "move") moveCursor(effect.cursor);
      else if (effect.kind === "play") place(effect.place, "play");
      else if (pending) wait(null);
      else (event.currentTarget as HTMLElement).blur();
    },
  };
  const pointing: Pointing = {
    hover,
    cursor: cursor?.place ?? null,
    pending,
    refused,
    isDragging,
    ghost: seen,
  };
  return { pointing, listeners, ghost, placed: placed.current };
}

/** The point under the pointer, by the inverse of the drawing's screen matrix. */
function under(event: PointerEvent, frame: Frame): Place | null {
  const board = event.currentTarget as Element;
  const matrix = board.querySelector<SVGSVGElement>(".tg-scene")?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return placeUnder(x, y, frame);
}

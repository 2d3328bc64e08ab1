/** How large a cell is: from the room that the board has, on whole device pixels. */

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { CELL, extent, type Frame } from "./geometry";
import type { Fit } from "./types";

/** The largest cell in CSS pixels with which the board fits and its lines fall on device pixels. */
export function fitCell(width: number, height: number, frame: Frame, ratio: number): number {
  const units = extent(frame);
  const exact = Math.min((width * CELL) / units.width, (height * CELL) / units.height);
  const fitted = Math.floor(exact * ratio) / ratio;
  return Math.max(fitted, 1 / ratio);
}

/** The size of a cell in CSS pixels, kept up to date; 0 before the room is known. */
export function useCell(room: RefObject<HTMLElement | null>, frame: Frame, fit: Fit): number {
  const [cell, setCell] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setCell(measured(element, frame, fit));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, fit]);
  return cell;
}

function measured(element: HTMLElement, frame: Frame, fit: Fit): number {
  const { clientWidth, clientHeight } = element;
  if (fit === "none") return (clientWidth * CELL) / extent(frame).width;
  return fitCell(
    clientWidth,
    fit === "both" ? clientHeight : Number.POSITIVE_INFINITY,
    frame,
    devicePixelRatio || 1,
  );
}

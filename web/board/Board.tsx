/** A Go board: stones in, points out. It is always drawn from left to right. */

import "./board.css";
import { useId, useMemo, useRef } from "preact/hooks";
import { Coordinates, Grid } from "./Grid";
import { CELL, chainPath, extent, type Frame, frameOf, places } from "./geometry";
import { Marks } from "./Marks";
import { memo } from "./memo";
import { Crosshair, CursorMark, Ghost, HiddenStar, Loupe, Shown } from "./Pointing";
import { type Place, parsePoint, placeIndex, pointName } from "./points";
import { Stones } from "./Stones";
import type { BoardProps, CoordinateStyle, Fit } from "./types";
import { type Pointing, useBoard } from "./useBoard";
import { useCell } from "./useCell";

/** Cells under this size, in CSS pixels, show no lines on shell stones; under the second everything is flat. */
const FINE = { shell: 30, flat: 12 };

/** The board. */
export function Board(props: BoardProps) {
  const { cols, rows, fit = "both" } = props;
  const coordinates = props.thumbnail ? "none" : (props.coordinates ?? "none");
  const hasMargin = coordinates !== "none";
  const frame = useMemo(() => frameOf({ cols, rows }, hasMargin), [cols, rows, hasMargin]);
  const room = useRef<HTMLDivElement>(null);
  const cell = useCell(room, frame, fit);
  const id = useId();
  const { pointing, listeners, ghost, placed } = useBoard(props, frame);
  const detail = cell < FINE.flat ? "flat" : cell < FINE.shell ? "plain" : "shell";
  const isSmall = extent(frame).width * cell < 160 * CELL;
  const interact = props.thumbnail ? "none" : (props.interact ?? "play");
  return (
    <div class={`tg-room tg-fit-${fit}`} ref={room}>
      <div
        {...semantics(props, id, pointing)}
        {...(props.thumbnail ? {} : listeners)}
        id={props.id}
        dir="ltr"
        class="tg-board"
        data-detail={detail}
        data-grain={isSmall ? "off" : "on"}
        data-interact={interact}
        data-pending={pointing.pending ? "" : undefined}
        style={boardStyle(frame, cell, fit)}
      >
        <Scene
          props={props}
          frame={frame}
          cell={cell}
          scene={`${id}s`}
          pointing={pointing}
          coordinates={coordinates}
          placed={placed}
        />
        {!props.thumbnail && (
          <Ghost {...pointing.ghost} frame={frame} color={props.turn ?? "black"} element={ghost} />
        )}
        {pointing.isDragging && pointing.pending && (
          <Loupe frame={frame} place={pointing.pending} cell={cell} scene={`${id}s`} />
        )}
        {!props.thumbnail && <Spoken props={props} id={id} pointing={pointing} />}
      </div>
    </div>
  );
}

function boardStyle(frame: Frame, cell: number, fit: Fit) {
  const { width, height } = extent(frame);
  return {
    width: fit === "none" || cell === 0 ? "100%" : `${(width * cell) / CELL}px`,
    aspectRatio: `${width} / ${height}`,
    "--tg-px": cell > 0 ? `${CELL / cell}` : "3",
  };
}

function semantics(props: BoardProps, id: string, { cursor }: Pointing) {
  if (props.thumbnail) return { role: "img" as const, "aria-label": props.label };
  return {
    role: "application" as const,
    "aria-label": props.label,
    tabIndex: 0,
    "aria-roledescription": props.roleDescription,
    "aria-activedescendant": cursor ? `${id}-${pointName(cursor, props)}` : undefined,
  };
}

interface SceneProps {
  readonly props: BoardProps;
  readonly frame: Frame;
  readonly cell: number;
  readonly scene: string;
  readonly pointing: Pointing;
  readonly coordinates: CoordinateStyle;
  /** The point of the last stone that was placed here. */
  readonly placed: Place | null;
}

function Scene({ props, frame, cell, scene, pointing, coordinates, placed }: SceneProps) {
  const { width, height } = extent(frame);
  const { pending, refused, ghost } = pointing;
  const turn = props.turn;
  const last = props.last && !props.thumbnail ? parsePoint(props.last, props) : null;
  return (
    <svg class="tg-scene" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g id={scene}>
        <Grid frame={frame} />
        {coordinates !== "none" && <Coordinates frame={frame} fontSize={fontSize(cell)} kind={coordinates} />}
        {last && <Crosshair frame={frame} place={last} through="last" />}
        {pending && turn && <Crosshair frame={frame} place={pending} />}
        {props.highlight && props.highlight.length > 0 && (
          <Outline frame={frame} points={props.highlight} tone={props.highlightTone ?? "accent"} />
        )}
        <Stones
          frame={frame}
          stones={props.stones}
          dead={props.dead}
          flights={props.flights}
          isStill={Boolean(props.thumbnail)}
          placed={placed ? placeIndex(placed, frame) : null}
        />
        {props.layer?.(frame, props.stones)}
        <Marks frame={frame} picture={props} />
        {ghost.look !== "none" && <HiddenStar frame={frame} place={ghost.place} />}
        {turn && refused && <Shown frame={frame} place={refused} color={turn} look="refused" />}
        {turn && pending && <Shown frame={frame} place={pending} color={turn} look="waiting" />}
      </g>
      {pointing.cursor && <CursorMark frame={frame} place={pointing.cursor} />}
    </svg>
  );
}

/** Coordinates of 12 CSS pixels, a little more on large cells and never wider than their margin. */
function fontSize(cell: number): number {
  const px = cell > 60 ? 13.5 : cell > 30 ? 12 : 11;
  return Math.round(Math.min(46, cell > 0 ? (px * CELL) / cell : 30));
}

/** A rim around chains: a thick path under the stones, and the wood again inside of it. */
const Outline = memo<{ frame: Frame; points: readonly string[]; tone: string }>(({ frame, points, tone }) => {
  const path = chainPath(places(points, frame), frame);
  return (
    <g key={points.join()} class={`tg-outline tg-outline-${tone}`}>
      <path d={path} />
      <path d={path} />
    </g>
  );
});

/** What is read aloud: the point of the cursor, what happened, why not. */
function Spoken({ props, id, pointing }: { props: BoardProps; id: string; pointing: Pointing }) {
  const name = pointing.cursor && pointName(pointing.cursor, props);
  return (
    <>
      {name && (
        <span
          key={name}
          id={`${id}-${name}`}
          role="img"
          class="tg-hidden"
          aria-label={props.describe?.(name) ?? name}
        />
      )}
      <span class="tg-hidden" aria-live="polite">
        {props.announce}
      </span>
      <span class={props.notice ? "tg-notice" : "tg-notice tg-empty"} role="status" dir="auto">
        {props.notice}
      </span>
    </>
  );
}

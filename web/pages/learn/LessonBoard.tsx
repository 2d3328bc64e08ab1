/** The board of a step: one board of the way, with what is drawn on it. */

import { Board, type Mark } from "../../board";
import { layerOf } from "../../board/layers";
import { t } from "../../src/i18n";
import { settings } from "../../src/settings";
import type { CourseFrame, CourseMark, CourseView } from "../../src/wire/course";
import type { Lesson } from "./useLesson";

type Shape = CourseMark["shape"];

const DRAWN: Partial<Record<Shape, Mark["kind"]>> = {
  triangle: "triangle",
  circle: "circle",
  square: "square",
};

function pointsOf(marks: readonly CourseMark[], shape: Shape): string[] {
  return marks.filter((mark) => mark.shape === shape).map((mark) => mark.point);
}

/** The marks to draw: those of the hints as they were asked for, else those of the view. */
function marksOf(lesson: Lesson, view: CourseView): CourseMark[] {
  if (lesson.hints === 0) return view.marks;
  const hint = view.hints[lesson.hints - 1]?.marks ?? [];
  return [...view.marks.filter((mark) => !hint.some(({ point }) => point === mark.point)), ...hint];
}

function drawn(marks: readonly CourseMark[]): Mark[] {
  return marks.flatMap(({ point, shape }) => {
    const kind = DRAWN[shape];
    return kind ? [{ point, kind }] : [];
  });
}

/** The moves that were just made, in words. */
export function spoken(view: CourseView, from: number): string {
  return view.frames
    .slice(from)
    .filter((frame) => frame.color && frame.last)
    .map(sentence)
    .join(" ");
}

function sentence({ color, last, captured }: CourseFrame): string {
  const name = color === "black" ? "black" : "white";
  const move =
    last === "pass" ? t(`course-said-${name}-pass`) : t(`course-said-${name}`, { point: last ?? "" });
  return captured > 0 ? `${move}: ${t("course-said-captured", { count: captured })}.` : `${move}.`;
}

function describe(view: CourseView, stones: string, marks: readonly CourseMark[], point: string): string {
  const col = "ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(point[0] ?? "");
  const row = view.rows - Number(point.slice(1));
  const stone = stones[row * view.cols + col];
  const what = stone === "X" ? "black" : stone === "O" ? "white" : "empty";
  const marked = marks.some((mark) => mark.point === point) ? `, ${t("course-point-marked")}` : "";
  return `${point}, ${t(`course-point-${what}`)}${marked}`;
}

function interaction(view: CourseView, isLocked: boolean): "play" | "choose" | "none" {
  if (isLocked || view.input === "nothing" || view.input === "answer") return "none";
  return view.input === "mark" ? "choose" : "play";
}

export function LessonBoard(props: { lesson: Lesson; view: CourseView; isLocked: boolean }) {
  const { lesson, view } = props;
  const frame = view.frames[lesson.frame] ?? view.frames[view.frames.length - 1];
  const isLast = lesson.frame >= view.frames.length - 1;
  const marks = isLast ? marksOf(lesson, view) : [];
  const interact = isLast ? interaction(view, props.isLocked) : "none";
  const stones = frame?.stones ?? view.stones;
  const last = frame?.last === "pass" ? null : frame?.last;
  const refused = lesson.refused;
  return (
    <Board
      id="board"
      cols={view.cols}
      rows={view.rows}
      stones={stones}
      label={`${t("course-board", { cols: view.cols, rows: view.rows })}. ${interact === "play" ? t("course-to-play") : ""}`}
      roleDescription={t("course-board-name")}
      coordinates={settings.coordinates.value === "numbers" ? "numbers" : "letters"}
      last={last}
      ko={isLast ? view.ko : null}
      layer={layerOf({
        marks: drawn(marks),
        territory: {
          black: pointsOf(marks, "territory_black"),
          white: pointsOf(marks, "territory_white"),
        },
        neutral: pointsOf(marks, "neutral"),
      })}
      dead={pointsOf(marks, "cross")}
      highlight={refused ? refused.chain : []}
      highlightTone="seal"
      turn={interact === "play" ? "black" : null}
      interact={interact}
      illegal={new Set(view.illegal.map((closed) => closed.point))}
      confirm={settings.touch.value === "two-tap" ? "touch" : "never"}
      fit="both"
      announce={spoken(view, 1)}
      describe={(point) => describe(view, stones, marks, point)}
      onPlay={lesson.play}
      onChoose={lesson.play}
      onIllegal={lesson.refuse}
    />
  );
}

/** A step: the board that answers, the words beside it, the feedback and the way on. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Rich, t } from "../../src/i18n";
import { isPhone } from "../../src/settings";
import { Button, Failure, Icon } from "../../src/ui";
import type { CourseOutline, CourseView } from "../../src/wire/course";
import { done } from "./course";
import { Feedback } from "./Feedback";
import { LessonBoard } from "./LessonBoard";
import { type Lesson, useLesson } from "./useLesson";

export function LessonPage({ course, at }: { course: CourseOutline; at: number }) {
  const step = course.steps[at];
  const key = step?.key ?? "";
  const lesson = useLesson(key);
  const [isRead, setRead] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    document.title = `${t(`course-${key}-title`)} · Tengen`;
  }, [key]);
  const { view } = lesson;
  if (lesson.problem && !view) return <Failure text={lesson.problem} onRetry={lesson.restart} />;
  // On a phone the explanation comes first, as a screen of its own.
  const isReading = isPhone.value && !isRead && !view?.sum;
  return (
    <div class={isReading ? "lesson reading" : "lesson"}>
      <div class="lesson-top">
        <a class="button text only-icon lesson-back" href="/learn" aria-label={t("course-back")}>
          <Icon name="back" size={22} flip />
        </a>
        <p class="lesson-place">
          <strong class="lesson-name" aria-hidden="true">
            {t(`course-${key}-title`)}
          </strong>
          <span>
            <b>{t(`course-chapter-${step?.chapter ?? ""}`)}</b> ·{" "}
            {t("course-position", { n: at + 1, count: course.steps.length })}
          </span>
        </p>
        <a class="lesson-all" href="/learn">
          {t("course-all")}
        </a>
        <Bar course={course} at={at} isOver={Boolean(view?.sum)} />
      </div>
      <div class="lesson-board">
        {view && <LessonBoard lesson={lesson} view={view} isLocked={isReading} />}
      </div>
      <div class="lesson-words">
        <h1 ref={title} tabIndex={-1} class="lesson-title">
          {t(`course-${key}-title`)}
        </h1>
        <p class="lesson-text">
          <Rich id={`course-${key}-text`} />
        </p>
        <div class="lesson-task">
          <h2 class="label">{t("course-task")}</h2>
          <p>{t(`course-${key}-task`)}</p>
        </div>
      </div>
      <div class="lesson-foot">
        {isReading ? (
          <Button kind="primary" large onClick={() => setRead(true)}>
            {t("course-read")}
          </Button>
        ) : (
          view && (
            <>
              <Feedback lesson={lesson} view={view} isClosing={isClosing} />
              <Actions
                lesson={lesson}
                view={view}
                next={course.steps[at + 1]?.key}
                isClosing={isClosing}
                onClose={() => setClosing(true)}
              />
            </>
          )
        )}
      </div>
    </div>
  );
}

/** One part for each step: done, this one half filled, to come. */
function Bar(props: { course: CourseOutline; at: number; isOver: boolean }) {
  const { steps } = props.course;
  const isDone = (key: string) => done.value.includes(key);
  const count = steps.filter((step) => isDone(step.key)).length;
  const look = (at: number, key: string) => {
    if (isDone(key) && (at !== props.at || props.isOver)) return "done";
    return at === props.at ? "here" : "";
  };
  return (
    <div
      class="lesson-bar"
      role="img"
      aria-label={t("course-bar", { n: props.at + 1, count: steps.length, done: count })}
    >
      {steps.map((step, at) => (
        <i key={step.key} class={look(at, step.key)} />
      ))}
    </div>
  );
}

interface ActionsProps {
  lesson: Lesson;
  view: CourseView;
  next: string | undefined;
  isClosing: boolean;
  onClose: () => void;
}

function Actions(props: ActionsProps) {
  const { lesson, view } = props;
  if (view.sum) return <WayOn {...props} />;
  if (view.input === "answer") return <Choices lesson={lesson} view={view} />;
  const isOver = view.input === "nothing";
  const hasHint = !isOver && lesson.hints < view.hints.length;
  return (
    <div class="lesson-actions">
      {view.input === "play_or_pass" && (
        <Button icon="pass" flip onClick={() => lesson.play("pass")}>
          {t("course-pass")}
        </Button>
      )}
      {isOver && (
        <Button kind="primary" icon="retry" class="wide" onClick={lesson.retry}>
          {t("course-retry")}
        </Button>
      )}
      {isOver && view.frames.length > 1 && <Button onClick={lesson.replay}>{t("course-show")}</Button>}
      {hasHint && <HintButton lesson={lesson} />}
      {!isOver && view.frames.length > 1 && (
        <Button icon="retry" onClick={lesson.restart}>
          {t("course-retry")}
        </Button>
      )}
    </div>
  );
}

function HintButton({ lesson }: { lesson: Lesson }) {
  return (
    <Button icon="bulb" onClick={lesson.hint}>
      {t(lesson.hints === 0 ? "course-hint" : "course-hint-more")}
    </Button>
  );
}

/** The numbers to choose from. */
function Choices({ lesson, view }: { lesson: Lesson; view: CourseView }) {
  return (
    <div class="lesson-actions">
      <fieldset class="lesson-choices">
        <legend class="label">{t("course-answers")}</legend>
        {view.choices.map((number) => (
          <Button key={number} class="figures" onClick={() => lesson.choose(number)}>
            {t("course-number", { number })}
          </Button>
        ))}
      </fieldset>
      {lesson.hints < view.hints.length && <HintButton lesson={lesson} />}
    </div>
  );
}

/** What comes after success: the end of a chapter is shown before the next step. */
function WayOn({ lesson, view, next, isClosing, onClose }: ActionsProps) {
  const { route } = useLocation();
  const goes = view.chapter && !isClosing;
  const go = () => {
    if (goes) onClose();
    else route(next ? `/learn/${next}` : "/");
  };
  const label = next
    ? isClosing
      ? "course-next-chapter"
      : "course-next"
    : isClosing
      ? "course-play"
      : "course-next";
  return (
    <div class="lesson-actions">
      <Button kind="primary" large class="wide" onClick={go}>
        {t(label)}
        <Icon name="forward" flip />
      </Button>
      <Button icon="retry" onClick={lesson.restart}>
        {t("course-retry")}
      </Button>
      {isClosing ? (
        <a class="button secondary" href="/learn">
          {t("course-all")}
        </a>
      ) : (
        view.frames.length > 2 && <Button onClick={lesson.replay}>{t("course-show")}</Button>
      )}
    </div>
  );
}

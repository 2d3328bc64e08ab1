/** All steps by chapter, what is done, and the way on. */

import { Thumbnail } from "../../board";
import { t } from "../../src/i18n";
import { Button, Icon } from "../../src/ui";
import type { CourseOutline, CourseStep } from "../../src/wire/course";
import { done, forgetAll, nextStep } from "./course";

export function Overview({ course }: { course: CourseOutline }) {
  const next = nextStep(course);
  const count = course.steps.length;
  const doneCount = course.steps.filter((step) => done.value.includes(step.key)).length;
  return (
    <div class="learn">
      <header class="learn-head">
        <h1 class="learn-title">{t("course-title")}</h1>
        <p class="learn-lead">{t("course-lead")}</p>
        <div class="learn-go">
          {next ? (
            <a class="button primary large" href={`/learn/${next}`}>
              {doneCount === 0
                ? t("course-start")
                : t("course-continue", { title: t(`course-${next}-title`) })}
            </a>
          ) : (
            <a class="button primary large" href="/">
              {t("course-play")}
            </a>
          )}
          <p class="quiet">
            {next ? t("course-progress", { done: doneCount, count }) : t("course-all-done")}
          </p>
        </div>
      </header>
      {course.chapters.map((chapter, n) => (
        <section key={chapter.key} aria-labelledby={`chapter-${chapter.key}`}>
          <h2 id={`chapter-${chapter.key}`} class="learn-chapter">
            {t(`course-chapter-${chapter.key}`)}
          </h2>
          <ol class="learn-steps" start={firstOf(course, n) + 1}>
            {course.steps
              .filter((step) => step.chapter === chapter.key)
              .map((step) => (
                <li key={step.key}>
                  <StepCard step={step} isNext={step.key === next} />
                </li>
              ))}
          </ol>
        </section>
      ))}
      {doneCount > 0 && (
        <div>
          <Button kind="text" icon="retry" onClick={forgetAll}>
            {t("course-reset")}
          </Button>
        </div>
      )}
    </div>
  );
}

function firstOf(course: CourseOutline, chapter: number): number {
  return course.chapters.slice(0, chapter).reduce((sum, { steps }) => sum + steps.length, 0);
}

function StepCard({ step, isNext }: { step: CourseStep; isNext: boolean }) {
  const isDone = done.value.includes(step.key);
  return (
    <a class={isNext ? "learn-step next" : "learn-step"} href={`/learn/${step.key}`}>
      <span class="learn-thumb" aria-hidden="true">
        <Thumbnail cols={step.cols} rows={step.rows} stones={step.stones} label="" />
      </span>
      <span class="learn-step-words">
        <strong>{t(`course-${step.key}-title`)}</strong>
        {(isDone || isNext) && (
          <span class={isDone ? "learn-state done" : "learn-state"}>
            {isDone && <Icon name="check" size={16} />}
            {t(isDone ? "course-step-done" : "course-step-next")}
          </span>
        )}
      </span>
      <Icon name="forward" flip />
    </a>
  );
}

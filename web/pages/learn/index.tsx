/** The course: an overview of its steps, and one page for each. */

import { useEffect, useState } from "preact/hooks";
import { errorText, type Text } from "../../src/api";
import { t } from "../../src/i18n";
import { Failure } from "../../src/ui";
import type { CourseOutline } from "../../src/wire/course";
import { outline } from "./course";
import { LessonPage } from "./Lesson";
import { Overview } from "./Overview";
import "./learn.css";

export default function Learn(props: { step?: string }) {
  const [course, setCourse] = useState<CourseOutline | null>(null);
  const [problem, setProblem] = useState<Text | null>(null);
  const load = () => {
    setProblem(null);
    outline().then(setCourse, (error) => setProblem(errorText(error)));
  };
  useEffect(load, []);
  if (problem) return <Failure text={problem} onRetry={load} />;
  if (!course) return <div class="learn-wait" role="status" aria-label={t("course-loading")} />;
  const at = course.steps.findIndex((step) => step.key === props.step);
  if (props.step === undefined) return <Overview course={course} />;
  if (at < 0) return <Failure text={{ key: "course-error-step" }} />;
  return <LessonPage key={props.step} course={course} at={at} />;
}

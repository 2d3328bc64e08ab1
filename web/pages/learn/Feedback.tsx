/** What is said about the last move, or the hints that were asked for. */

import type { ComponentChildren } from "preact";
import type { Text } from "../../src/api";
import { t } from "../../src/i18n";
import { Icon, type IconName } from "../../src/ui";
import type { CourseView } from "../../src/wire/course";
import type { Lesson } from "./useLesson";

interface Look {
  tone: "right" | "wrong" | "plain";
  icon: IconName;
}

const LOOKS: Record<CourseView["verdict"], Look> = {
  right: { tone: "right", icon: "check" },
  also_right: { tone: "right", icon: "check" },
  not_yet: { tone: "wrong", icon: "undo" },
  asked: { tone: "plain", icon: "forward" },
};

const said = (text: Text) => t(text.key, text.args);

export function Feedback({
  lesson,
  view,
  isClosing,
}: {
  lesson: Lesson;
  view: CourseView;
  isClosing: boolean;
}) {
  return (
    <div class="lesson-said" role="status" aria-live="polite">
      <Words lesson={lesson} view={view} isClosing={isClosing} />
    </div>
  );
}

function Words({ lesson, view, isClosing }: { lesson: Lesson; view: CourseView; isClosing: boolean }) {
  if (lesson.problem) {
    return <Box look={{ tone: "wrong", icon: "alert" }} head={said(lesson.problem)} />;
  }
  if (isClosing && view.chapter) {
    return (
      <Box look={LOOKS.right} head={t("course-chapter-done")}>
        {said(view.chapter)}
      </Box>
    );
  }
  if (lesson.refused)
    return <Box look={{ tone: "wrong", icon: "info" }} head={said(lesson.refused.reason)} />;
  if (lesson.hints > 0) return <Hints view={view} count={lesson.hints} />;
  if (!view.text) return null;
  return (
    <Box look={LOOKS[view.verdict]} head={said(view.text)}>
      {view.sum && said(view.sum)}
    </Box>
  );
}

function Hints({ view, count }: { view: CourseView; count: number }) {
  return (
    <div class="lesson-box plain">
      <Icon name="bulb" size={22} />
      <ol class="lesson-hints">
        {view.hints.slice(0, count).map((hint) => (
          <li key={hint.text.key}>{said(hint.text)}</li>
        ))}
      </ol>
    </div>
  );
}

function Box(props: { look: Look; head: string; children?: ComponentChildren }) {
  const { tone, icon } = props.look;
  return (
    <div class={`lesson-box ${tone}`}>
      <span class="lesson-icon">
        <Icon name={icon} size={20} flip={icon !== "check"} />
      </span>
      <div>
        <p class="lesson-verdict">{props.head}</p>
        {props.children && <p>{props.children}</p>}
      </div>
    </div>
  );
}

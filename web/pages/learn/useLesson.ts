/** A learner at a step: what was played, what the server thought of it, which board of the way is shown. */

import { useEffect, useRef, useState } from "preact/hooks";
import { errorText, type Text } from "../../src/api";
import { isStill } from "../../src/settings";
import type { CourseIllegal, CourseView } from "../../src/wire/course";
import { look, markDone } from "./course";

/** How long a board stays before the next one, in milliseconds: until the reply, and between stones of one side. */
const PACE = { reply: 700, row: 180 };

interface Played {
  moves: readonly string[];
  answer?: number;
}

export interface Lesson {
  view: CourseView | null;
  problem: Text | null;
  /** Which of the view's boards is shown. */
  frame: number;
  /** How many hints are open. */
  hints: number;
  /** A forbidden point that was touched. */
  refused: CourseIllegal | null;
  play: (move: string) => void;
  choose: (answer: number) => void;
  /** Back to before the last move, or to the start of the step when it is done. */
  retry: () => void;
  /** Back to the start of the step. */
  restart: () => void;
  refuse: (point: string) => void;
  hint: () => void;
  /** Shows the last move and the reply again. */
  replay: () => void;
}

/** The first board to show: the one that the learner's own move made. */
function firstNew(view: CourseView, before: CourseView | null): number {
  const seen = before?.frames.length ?? view.frames.length;
  return Math.min(Math.max(seen, 1), view.frames.length - 1);
}

export function useLesson(step: string): Lesson {
  const [played, setPlayed] = useState<Played>({ moves: [] });
  const [view, setView] = useState<CourseView | null>(null);
  const [frame, setFrame] = useState(0);
  const [hints, setHints] = useState(0);
  const [refused, setRefused] = useState<CourseIllegal | null>(null);
  const [problem, setProblem] = useState<Text | null>(null);
  const turn = useRef(0);

  const last = view ? view.frames.length - 1 : 0;
  useEffect(() => {
    if (frame >= last) return;
    const isRow = view?.frames[frame]?.color === view?.frames[frame + 1]?.color;
    const wait = isStill.peek() ? 0 : isRow ? PACE.row : PACE.reply;
    const timer = setTimeout(() => setFrame(isStill.peek() ? last : frame + 1), wait);
    return () => clearTimeout(timer);
  }, [frame, last, view]);

  const show = async (next: Played, isMove: boolean) => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const now = await look(step, {
        moves: [...next.moves],
        ...(next.answer !== undefined && { answer: next.answer }),
      });
      if (mine !== turn.current) return;
      setPlayed(next);
      setFrame(isMove ? firstNew(now, view) : now.frames.length - 1);
      setView(now);
      setHints(0);
      setRefused(null);
      setProblem(null);
      if (now.sum) markDone(step);
    } catch (error) {
      if (mine === turn.current) setProblem(errorText(error));
    }
  };

  useEffect(() => {
    setView(null);
    void show({ moves: [] }, false);
    return () => {
      turn.current += 1;
    };
  }, [step]);

  const isOver = view?.input === "nothing";
  return {
    view,
    problem,
    frame,
    hints,
    refused,
    play: (move) => void show({ moves: [...played.moves, move] }, true),
    choose: (answer) => void show({ moves: [], answer }, true),
    retry: () => void show({ moves: view?.sum ? [] : played.moves.slice(0, isOver ? -1 : undefined) }, false),
    restart: () => void show({ moves: [] }, false),
    refuse: (point) => setRefused(view?.illegal.find((closed) => closed.point === point) ?? null),
    hint: () => setHints((open) => Math.min(open + 1, view?.hints.length ?? 0)),
    replay: () => setFrame(Math.max(0, last - 2)),
  };
}

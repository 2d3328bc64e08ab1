/** The end of a game: the count step by step, the result, and what next. */

import { useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { BoardProps } from "../../board";
import { api, errorText } from "../../src/api";
import { gameApi } from "../../src/game/api";
import { newId } from "../../src/game/store";
import type { CountView, OutcomeView, StepView, View } from "../../src/game/wire";
import { boardLabel, outcomeText } from "../../src/game/words";
import { sizeText, t } from "../../src/i18n";
import { rulesName } from "../../src/names";
import { keepSeat } from "../../src/seats";
import { Button, toast } from "../../src/ui";
import type { Part } from ".";
import { LineBanner } from "./Banners";
import { BothWays, explanation, Reason, reasonWords, StepBar, StepRail, StepScore, stepName } from "./Count";
import { nearColor } from "./Play";
import { PlayerBar } from "./PlayerBar";
import { GameBoard, isWide, Stage } from "./Stage";
import { introPicture, mergedSteps, stepPicture, useCountView, useSteps } from "./useCount";

interface OverPart extends Part {
  readonly outcome: OutcomeView;
}

export function Over(part: Part) {
  const { outcome } = part.view;
  const count = useCountView(part.view);
  const [isFresh] = useState(() => part.store.hasPlayed);
  if (!outcome) return null;
  if (!count) return <Ended {...part} outcome={outcome} />;
  return <Counting {...part} outcome={outcome} count={count} isFresh={isFresh} />;
}

/** A game that was not counted. */
function Ended({ store, view, outcome }: OverPart) {
  const you = store.you.value;
  const near = nearColor(you);
  const far = near === "black" ? "white" : "black";
  const board: BoardProps = {
    cols: view.cols,
    rows: view.rows,
    stones: view.stones,
    last: view.last === "pass" ? null : view.last,
    label: boardLabel(view),
    interact: "none",
  };
  return (
    <Stage
      kind="over"
      n={view.n}
      title={sizeText(view.cols, view.rows)}
      subtitle={rulesName(view.rules)}
      board={<GameBoard {...board} />}
    >
      <Facts view={view} />
      <h1>{outcomeText(outcome)}</h1>
      <LineBanner store={store} />
      <div class="over-bars">
        <PlayerBar view={view} color={far} you={you} place="far" />
        <PlayerBar view={view} color={near} you={you} place="near" />
      </div>
      <WhatNext store={store} view={view} />
    </Stage>
  );
}

interface CountingPart extends OverPart {
  readonly count: CountView;
  readonly isFresh: boolean;
}

function Counting({ store, view, outcome, count, isFresh }: CountingPart) {
  const steps = useMemo(() => mergedSteps(count[count.official].steps), [count]);
  const film = useSteps(steps, !isFresh);
  const { isRunning, go, toggle, restart } = film;
  const [pointed, point] = useState<string | null>(null);
  const at = Math.max(0, film.at);
  const step = steps[at];
  if (!step) return null;
  const isEnd = at === steps.length - 1;
  const pause = !isEnd && <PauseButton isRunning={isRunning} onClick={toggle} />;
  return (
    <Stage
      kind="count"
      n={view.n}
      title={t("count-title")}
      subtitle={t("count-step", { n: at + 1, of: steps.length })}
      menu={pause}
      board={<GameBoard {...countBoard(count, film.at < 0 ? null : step, point)} />}
    >
      {isWide.value ? <Facts view={view} /> : <StepBar steps={steps} at={at} />}
      <h1 class="count-title">
        {isEnd ? outcomeText(outcome) : isWide.value ? t("count-title") : stepName(step)}
      </h1>
      <LineBanner store={store} />
      {isWide.value && <StepRail steps={steps} at={at} onGo={go} />}
      {!isWide.value && !isEnd && <p class="quiet">{explanation(step)}</p>}
      <Reason count={count} point={pointed} />
      {isEnd ? <BothWays count={count} /> : <StepScore step={step} />}
      {isEnd && <WhatNext store={store} view={view} onAgain={restart} />}
      {!isEnd && <StepButtons steps={steps} at={at} go={go} pause={isWide.value && pause} />}
    </Stage>
  );
}

function Facts({ view }: { readonly view: View }) {
  const facts = { size: sizeText(view.cols, view.rows), rules: rulesName(view.rules) };
  return <p class="small quiet">{t("over-subtitle", facts)}</p>;
}

/** Stops and goes on by itself; on phones only a sign in the head. */
function PauseButton({ isRunning, onClick }: { readonly isRunning: boolean; readonly onClick: () => void }) {
  const label = t(isRunning ? "count-pause" : "count-play");
  const icon = isRunning ? "pause" : "forward";
  if (!isWide.value) return <Button kind="text" icon={icon} label={label} onClick={onClick} />;
  return (
    <Button icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
}

function countBoard(count: CountView, step: StepView | null, point: (at: string | null) => void): BoardProps {
  return {
    cols: count.cols,
    rows: count.rows,
    ...(step ? stepPicture(step, count) : introPicture(count)),
    label: t("count-board", { size: sizeText(count.cols, count.rows) }),
    interact: "choose",
    announce: step ? `${stepName(step)}. ${explanation(step)}` : "",
    describe: (at) => reasonWords(count, at),
    onHover: point,
    onCursor: point,
    onChoose: point,
  };
}

interface StepButtonsProps {
  readonly steps: readonly StepView[];
  readonly at: number;
  readonly go: (to: number) => void;
  readonly pause: preact.ComponentChildren;
}

function StepButtons({ steps, at, go, pause }: StepButtonsProps) {
  const next = steps[at + 1];
  const name = next ? stepName(next) : "";
  return (
    <div class="end-actions count-actions">
      <Button kind="primary" large onClick={() => go(at + 1)}>
        {t("count-next", { step: name.toLocaleLowerCase(document.documentElement.lang) })}
      </Button>
      <div class="end-row">
        <Button icon="back" flip blocked={at === 0 ? t("count-first") : undefined} onClick={() => go(at - 1)}>
          {t("count-back")}
        </Button>
        {pause}
      </div>
      <Button kind="text" small class="count-skip" onClick={() => go(steps.length - 1)}>
        {t("count-skip")}
      </Button>
    </div>
  );
}

/** Look back, play again, watch the count again. */
function WhatNext({ store, view, onAgain }: Part & { readonly onAgain?: () => void }) {
  const { route } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const token = store.seat?.token;
  const rematch = async () => {
    if (!token) return;
    setBusy(true);
    try {
      const proposal = await gameApi.rematch(view.game, token);
      const created = await api.createGame({ ...proposal, client_id: newId() });
      keepSeat(created);
      route(`/game/${created.game}`);
    } catch (error) {
      const { key, args } = errorText(error);
      toast(t(key, args));
    }
    setBusy(false);
  };
  const next = view.next_handicap;
  return (
    <div class="end-actions">
      {next && <p class="small quiet next-game">{t(next.reason.key, next.reason.args)}</p>}
      <a class="button primary large" href={`/review?game=${view.game}`}>
        {t("action-look-back")}
      </a>
      <div class="end-row">
        {token && (
          <Button icon="retry" busy={isBusy} onClick={() => void rematch()}>
            {t("action-rematch")}
          </Button>
        )}
        {onAgain && <Button onClick={onAgain}>{t("count-again")}</Button>}
      </div>
    </div>
  );
}

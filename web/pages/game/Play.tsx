/** The game while stones are placed. */

import { useEffect, useState } from "preact/hooks";
import type { Color, View } from "../../src/game/wire";
import { seatName } from "../../src/game/words";
import { numberText, sizeText, t } from "../../src/i18n";
import { rulesName } from "../../src/names";
import { settings } from "../../src/settings";
import { Button } from "../../src/ui";
import type { Part } from ".";
import { Actions } from "./Actions";
import { Banners } from "./Banners";
import { Dock } from "./Dock";
import { useZen } from "./keys";
import { MoveSheet, MoveStrip } from "./Moves";
import { PlayerBar } from "./PlayerBar";
import { GameBoard, isWide, Stage } from "./Stage";
import { TextBoard } from "./TextBoard";
import { type BoardInputs, ownTurn, playBoard, useAnnouncement, useLookback, useRefusal } from "./usePlaying";

/** Who sits at the near side: oneself, Black where both play here or where one only looks on. */
export function nearColor(you: readonly Color[]): Color {
  return you.length === 1 && you[0] ? you[0] : "black";
}

/** The facts of a game. */
function facts(view: View): readonly string[] {
  const all = [
    sizeText(view.cols, view.rows),
    rulesName(view.rules),
    t("fact-komi", { n: numberText(view.komi2 / 2) }),
  ];
  return view.handicap > 1 ? [...all, t("fact-handicap", { n: view.handicap })] : all;
}

export function Play({ store, view }: Part) {
  const you = store.you.value;
  const near = nearColor(you);
  const far = near === "black" ? "white" : "black";
  const [pending, setPending] = useState<string | null>(null);
  const [showNumbers, setNumbers] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const refusals = useRefusal(store, view);
  const lookback = useLookback(view);
  const announce = useAnnouncement(view, you);
  useTitle(view, you);
  useZen();
  useEffect(() => setPending(null), [view.n]);
  const confirm = (point: string) => {
    setPending(null);
    if (turn) store.send({ type: "play", color: turn, point });
  };
  const turn = lookback.shown ? null : ownTurn(view, you);
  const board = (
    <PlayBoard
      store={store}
      view={view}
      you={you}
      pending={pending}
      setPending={setPending}
      refusals={refusals}
      announce={announce}
      showNumbers={showNumbers}
      lookback={lookback.shown}
    />
  );
  const moves = { view, shown: lookback.shown?.n ?? null, onShow: lookback.show };
  const options = { showNumbers, setNumbers, isTurned, setTurned };
  const farBar = (
    <PlayerBar
      view={view}
      color={far}
      you={you}
      place="far"
      isTurned={isTurned}
      end={<Hurry store={store} view={view} />}
    />
  );
  const banners = (
    <Banners
      store={store}
      view={view}
      refusal={refusals.refusal}
      lookback={lookback.shown}
      onEndLookback={lookback.end}
    />
  );
  const dock = <Dock color={turn} pending={pending} onPlay={confirm} onCancel={() => setPending(null)} />;
  const nearBar = <PlayerBar view={view} color={near} you={you} place="near" />;
  const actions = <Actions store={store} view={view} options={options} />;
  const head = {
    kind: "play",
    n: view.n,
    title: sizeText(view.cols, view.rows),
    subtitle: rulesName(view.rules),
    board,
  };
  const heading = (
    <h1 class="hidden">{`${seatName(view, "black", you)} – ${seatName(view, "white", you)}`}</h1>
  );
  if (!isWide.value) {
    return (
      <Stage {...head} above={farBar}>
        {heading}
        {nearBar}
        <MoveStrip {...moves} />
        <div class="zone">
          {banners}
          {dock}
        </div>
        {actions}
      </Stage>
    );
  }
  return (
    <Stage {...head}>
      {heading}
      {farBar}
      <Facts view={view} />
      {settings.textBoard.value ? <TextBoard view={view} stones={view.stones} /> : <MoveSheet {...moves} />}
      {banners}
      {nearBar}
      {dock}
      {actions}
    </Stage>
  );
}

/** The board alone follows a stone on its way, so that painting it waits for nothing else. */
function PlayBoard(inputs: BoardInputs) {
  return <GameBoard {...playBoard(inputs)} />;
}

/** Other tabs show whether it is one's move. */
function useTitle(view: View, you: readonly Color[]): void {
  const isOwn = you.length === 1 && ownTurn(view, you) !== null;
  const title = isOwn ? t("your-move") : sizeText(view.cols, view.rows);
  useEffect(() => {
    document.title = `${title} · Tengen`;
  }, [title]);
}

/** The facts of a game in a row. */
export function Facts({ view }: { readonly view: View }) {
  return (
    <p class="facts small quiet">
      {facts(view).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

/** Makes the computer play at once, where it thinks. */
function Hurry({ store, view }: Part) {
  const own = store.you.value[0];
  const { computer } = view;
  const [isLong, setLong] = useState(false);
  const isThinking = computer.state === "thinking" || computer.state === "waiting";
  useEffect(() => {
    setLong(false);
    if (!isThinking) return undefined;
    const timer = setTimeout(() => setLong(true), 1200);
    return () => clearTimeout(timer);
  }, [isThinking, view.n]);
  if (!isThinking || !isLong || !own) return null;
  return (
    <Button kind="text" small onClick={() => store.send({ type: "hurry", color: own })}>
      {t("action-hurry")}
    </Button>
  );
}

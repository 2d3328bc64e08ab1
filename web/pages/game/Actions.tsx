/** Pass, undo, resign and more. */

import { useState } from "preact/hooks";
import { gameApi } from "../../src/game/api";
import type { GameStore } from "../../src/game/store";
import type { Color, View } from "../../src/game/wire";
import { isPlaying, isShared, seatName } from "../../src/game/words";
import { t } from "../../src/i18n";
import { settings } from "../../src/settings";
import { Button, Dialog, Icon, Question, Switch } from "../../src/ui";
import { Keys, useShortcuts, zen } from "./keys";
import { isWide } from "./Stage";

/** What the menu switches. */
export interface PlayOptions {
  readonly showNumbers: boolean;
  readonly setNumbers: (on: boolean) => void;
  readonly isTurned: boolean;
  readonly setTurned: (on: boolean) => void;
}

interface ActionsProps {
  readonly store: GameStore;
  readonly view: View;
  readonly options: PlayOptions;
}

type Asking = "pass" | "resign" | "more" | "keys" | null;

/** The row of actions. */
export function Actions({ store, view, options }: ActionsProps) {
  const [asking, ask] = useState<Asking>(null);
  const actions = useActions(store, view, ask);
  useShortcuts({
    pass: actions.pass,
    undo: actions.undo,
    zen: () => (zen.value = !zen.value),
    keys: () => ask("keys"),
  });
  const close = () => ask(null);
  if (store.you.value.length === 0) return <p class="actions small quiet">{t("looking-on")}</p>;
  return (
    <div class="actions">
      <Button icon="pass" flip blocked={actions.passBlocked} onClick={actions.pass}>
        {t("action-pass")}
      </Button>
      <Button icon="undo" flip blocked={actions.undoBlocked} onClick={actions.undo}>
        {actions.isUndoFree ? t("action-undo") : t("action-ask-undo")}
      </Button>
      {isWide.value && (
        <Button icon="flag" flip onClick={() => ask("resign")}>
          {t("action-resign")}
        </Button>
      )}
      <Button icon="more" {...(isWide.value ? { label: t("action-more") } : {})} onClick={() => ask("more")}>
        {isWide.value ? undefined : t("action-more")}
      </Button>
      {asking === "pass" && <PassQuestion store={store} view={view} onClose={close} />}
      {asking === "resign" && <ResignQuestion store={store} view={view} onClose={close} />}
      {asking === "more" && <More store={store} view={view} options={options} onClose={close} onAsk={ask} />}
      {asking === "keys" && <Keys onClose={close} />}
    </div>
  );
}

/** For whom an action is taken now: who is to move where both play here. */
function actor(store: GameStore, view: View): Color | null {
  const you = store.you.value;
  return isShared(you) ? view.to_move : (you[0] ?? null);
}

function useActions(store: GameStore, view: View, ask: (asking: Asking) => void) {
  const you = store.you.value;
  const color = actor(store, view);
  const isOwnTurn = color !== null && view.to_move === color && view.phase === "play";
  const isUndoFree = isShared(you) || Object.values(view.seats).some(({ kind }) => kind === "computer");
  const passBlocked = isOwnTurn ? undefined : t("blocked-not-your-turn");
  const undoBlocked =
    view.moves.length === 0 ? t("blocked-no-move") : view.undo ? t("blocked-undo-asked") : undefined;
  return {
    isUndoFree,
    passBlocked,
    undoBlocked,
    pass: () => {
      if (passBlocked !== undefined || !color) return;
      if (settings.confirmPass.value || view.last === "pass") ask("pass");
      else store.send({ type: "pass", color });
    },
    undo: () => {
      if (undoBlocked === undefined && color) store.send({ type: "ask_undo", color });
    },
  };
}

interface AskProps {
  readonly store: GameStore;
  readonly view: View;
  readonly onClose: () => void;
}

function PassQuestion({ store, view, onClose }: AskProps) {
  const color = actor(store, view);
  const isSecond = view.last === "pass";
  return (
    <Question
      title={t("pass-title")}
      text={t(isSecond ? "pass-ends" : "pass-text")}
      safe={t("action-keep-playing")}
      action={t("action-pass")}
      onSafe={onClose}
      onAction={() => {
        onClose();
        if (color) store.send({ type: "pass", color });
      }}
    />
  );
}

function ResignQuestion({ store, view, onClose }: AskProps) {
  const color = actor(store, view);
  const name = color ? seatName(view, color === "black" ? "white" : "black", store.you.value) : "";
  return (
    <Question
      title={t("resign-title")}
      text={t("resign-text", { name })}
      safe={t("action-keep-playing")}
      action={t("action-resign")}
      onSafe={onClose}
      onAction={() => {
        onClose();
        if (color) store.send({ type: "resign", color });
      }}
    />
  );
}

function More({
  store,
  view,
  options,
  onClose,
  onAsk,
}: AskProps & { options: PlayOptions; onAsk: (asking: Asking) => void }) {
  const isOn = settings.volume.value > 0;
  return (
    <Dialog title={t("more-title")} shape="sheet" onClose={onClose}>
      <div class="more">
        <Switch label={t("more-numbers")} on={options.showNumbers} onChange={options.setNumbers} />
        <Switch
          label={t("more-hints")}
          hint={t("more-hints-text")}
          on={settings.hints.value}
          onChange={(on) => (settings.hints.value = on)}
        />
        <Switch label={t("more-sound")} on={isOn} onChange={(on) => (settings.volume.value = on ? 60 : 0)} />
        <Switch
          label={t("more-zen")}
          hint={t("more-zen-text")}
          on={zen.value}
          onChange={(on) => {
            zen.value = on;
            onClose();
          }}
        />
        {isShared(store.you.value) && (
          <Switch label={t("more-turned")} on={options.isTurned} onChange={options.setTurned} />
        )}
        <a class="button secondary" href={gameApi.sgfUrl(view.game)} download={`tengen-${view.game}.sgf`}>
          <Icon name="save" />
          {t("more-save")}
        </a>
        {isWide.value && <Button onClick={() => onAsk("keys")}>{t("keys-title")}</Button>}
        {!isWide.value && isPlaying(view) && (
          <Button icon="flag" flip onClick={() => onAsk("resign")}>
            {t("action-resign")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

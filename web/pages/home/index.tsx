/** The start page: a live board, the settings of the next game, and what waits. */

import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Board } from "../../board";
import { api, type Color, errorText, type Opponent, type Text } from "../../src/api";
import { sizeText, t } from "../../src/i18n";
import { termsText } from "../../src/names";
import { NetworkRow } from "../../src/network";
import { keepSeat } from "../../src/seats";
import { isPhone, settings } from "../../src/settings";
import {
  chosenEngine,
  firstColor,
  komi2,
  loadOptions,
  newGame,
  options,
  setup,
  startStones,
} from "../../src/setup";
import { Banner, Button, Mark } from "../../src/ui";
import { ChangeSheet } from "./change";
import { Waiting } from "./continue";
import { Headline, SetupPanel } from "./panel";
import "./home.css";

/** Why the computer does not play on this board. */
function tooLarge(): string | undefined {
  const offered = options.value;
  if (!offered?.has_computer) return undefined;
  const limit = offered.max_size_computer;
  const { cols, rows } = setup.value;
  return Math.max(cols, rows) > limit ? t("setup-size-for-computer", { limit }) : undefined;
}

/** The color that a click on the board plays; null where someone else begins. */
function liveColor(): Color | null {
  if (tooLarge()) return null;
  const color = options.value?.has_computer === false ? firstColor.value : setup.value.color;
  return color === firstColor.value ? color : null;
}

export default function Home() {
  const [sheet, setSheet] = useState(false);
  const [busy, setBusy] = useState<Opponent["type"] | null>(null);
  const [problem, setProblem] = useState<Text | null>(null);
  const { route } = useLocation();
  useEffect(() => {
    loadOptions().catch((error) => setProblem(errorText(error)));
  }, []);

  const start = async (opponent: Opponent, firstMove?: string) => {
    if (busy) return;
    setBusy(opponent.type);
    setProblem(null);
    try {
      const created = await api.createGame(newGame(opponent, firstMove));
      keepSeat(created);
      route(`/game/${created.game}`);
    } catch (error) {
      setProblem(errorText(error));
      setBusy(null);
    }
  };
  const computer = (): Opponent => ({
    type: "computer",
    level: setup.value.level,
    color: setup.value.color,
    engine: chosenEngine.value,
  });
  const usual = () => (options.value?.has_computer === false ? ({ type: "screen" } as const) : computer());

  const live = liveColor();
  return (
    <div class="home">
      <header class="home-brand">
        <Mark size={32} />
        <span>Tengen</span>
      </header>
      <div class="home-head">
        <Headline live={live !== null} />
      </div>
      <div class="home-board">
        <LiveBoard live={live} onPlay={(point) => start(usual(), point)} />
      </div>
      <div class="home-setup">
        {problem && <Banner tone="seal">{t(problem.key, problem.args)}</Banner>}
        <SetupPanel onMore={() => setSheet(true)} />
        <div class="home-actions">
          {options.value?.has_computer === false ? (
            <p class="small quiet">{t("home-no-computer")}</p>
          ) : (
            <Button
              kind="primary"
              large
              busy={busy === "computer"}
              blocked={tooLarge()}
              onClick={() => start(computer())}
            >
              {t("home-play-computer")}
            </Button>
          )}
          <div class="pair">
            <Button icon="screen" busy={busy === "screen"} onClick={() => start({ type: "screen" })}>
              {t(isPhone.value ? "home-two-short" : "home-two")}
            </Button>
            <Button
              icon="link"
              busy={busy === "invite"}
              onClick={() => start({ type: "invite", color: setup.value.color })}
            >
              {t("home-invite")}
            </Button>
          </div>
        </div>
        <Terms onChange={() => setSheet(true)} />
      </div>
      <Waiting />
      {isPhone.value && <NetworkRow />}
      {sheet && <ChangeSheet onClose={() => setSheet(false)} />}
    </div>
  );
}

function LiveBoard(props: { live: Color | null; onPlay: (point: string) => void }) {
  const { cols, rows } = setup.value;
  const isOdd = cols % 2 === 1 && rows % 2 === 1;
  const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  const isEmpty = !startStones.value.includes("X");
  const tengen = isOdd && isEmpty && cols <= 25 ? `${letters[cols >> 1]}${(rows >> 1) + 1}` : null;
  return (
    <Board
      id="board"
      cols={cols}
      rows={rows}
      stones={startStones.value}
      label={t("home-board", { size: sizeText(cols, rows) })}
      roleDescription={t("board-role")}
      coordinates={isPhone.value ? "none" : settings.coordinates.value}
      turn={props.live}
      interact={props.live ? "play" : "none"}
      confirm="never"
      fit="width"
      waitingGhost={props.live ? tengen : null}
      onPlay={props.onPlay}
    />
  );
}

function Terms(props: { onChange: () => void }) {
  const { handicap, rules } = setup.value;
  return (
    <div class="terms">
      <div class="network">
        <span class="small quiet">{termsText({ handicap, komi2: komi2.value, rules })}</span>
        <Button kind="text" small onClick={props.onChange}>
          {t("home-change")}
        </Button>
      </div>
      {!isPhone.value && <NetworkRow />}
    </div>
  );
}

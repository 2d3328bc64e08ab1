/** What waits below the board: games to go on with, the course, a record to open. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Thumbnail } from "../../board";
import { api, type MyGame } from "../../src/api";
import { sizeText, t } from "../../src/i18n";
import { seatLevel, seatName } from "../../src/names";
import { openFile } from "../../src/open-record";
import { Button, Icon } from "../../src/ui";

/** As many as there is room for; the others are behind a button. */
const FIRST = 2;

function byTurn(a: MyGame, b: MyGame): number {
  return Number(b.your_turn) - Number(a.your_turn) || b.updated_at - a.updated_at;
}

/** Who plays against this browser, or both names on one screen. */
export function opponentText(game: MyGame): { name: string; level: string } {
  if (game.you.length !== 1) return { name: t("seat-both"), level: "" };
  const seat = game.seats[game.you[0] === "black" ? "white" : "black"];
  return { name: seatName(seat), level: seatLevel(seat) };
}

/** What happens in a game now, in few words. */
function stateText(game: MyGame): string {
  if (game.phase === "over") return game.result ?? "";
  if (game.phase === "waiting") return t("mine-waiting");
  if (game.phase === "removal") return t("mine-removal");
  if (game.you.length !== 1) return t("mine-move", { n: game.move_number });
  return t(game.your_turn ? "mine-your-move" : "mine-their-move");
}

export function GameCard(props: { game: MyGame; href: string }) {
  const { game } = props;
  const { name, level } = opponentText(game);
  const size = sizeText(game.cols, game.rows);
  return (
    <a class="waiting-card" href={props.href}>
      <span class="thumb">
        <Thumbnail
          cols={game.cols}
          rows={game.rows}
          stones={game.stones}
          last={game.last === "pass" ? null : game.last}
          label={t("board-thumbnail", { size })}
        />
      </span>
      <span class="card-words">
        <strong dir="auto">{name}</strong>
        {level && <span>{level}</span>}
        <span>
          {size} · {stateText(game)}
        </span>
      </span>
      <Icon name="forward" flip />
    </a>
  );
}

/** The games of this browser that are not over; null until they are known. */
function useMine(): MyGame[] | null {
  const [games, setGames] = useState<MyGame[] | null>(null);
  useEffect(() => {
    api
      .mine()
      .then((all) => setGames(all.filter((game) => game.phase !== "over").sort(byTurn)))
      .catch(() => setGames([]));
  }, []);
  return games;
}

function Games() {
  const games = useMine();
  const [all, setAll] = useState(false);
  const shown = all ? games : games?.slice(0, FIRST);
  return (
    <section class="waiting-games">
      <h2 class="waiting-title">{t("home-continue")}</h2>
      {games?.length === 0 && <p class="small quiet">{t("home-continue-empty")}</p>}
      <div class="cards">
        {shown?.map((game) => (
          <GameCard key={game.game} game={game} href={`/game/${game.game}`} />
        ))}
      </div>
      {games && games.length > FIRST && !all && (
        <Button kind="text" small onClick={() => setAll(true)}>
          {t("home-continue-all", { n: games.length })}
        </Button>
      )}
    </section>
  );
}

const LESSON = [
  ".........",
  ".........",
  ".....OX..",
  "....OXX..",
  "...XOO...",
  "..XOXX...",
  "..XOOX...",
  "...XX....",
  ".........",
].join("");

function Lesson() {
  return (
    <section>
      <h2 class="waiting-title">{t("nav-learn")}</h2>
      <a class="waiting-card" href="/learn">
        <span class="thumb">
          <Thumbnail
            cols={9}
            rows={9}
            stones={LESSON}
            label={t("board-thumbnail", { size: sizeText(9, 9) })}
          />
        </span>
        <span class="card-words">
          <strong>{t("home-learn")}</strong>
          <span>{t("home-learn-text")}</span>
        </span>
        <Icon name="forward" flip />
      </a>
    </section>
  );
}

/** A record by button or drop; the whole page takes drops too. */
export function OpenRecord() {
  const input = useRef<HTMLInputElement>(null);
  const { route } = useLocation();
  return (
    <>
      <button type="button" class="drop-zone" onClick={() => input.current?.click()}>
        <Icon name="file" size={24} />
        <span class="card-words">
          <strong>{t("open-title")}</strong>
          <span>{t("open-text")}</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        class="hidden"
        tabIndex={-1}
        aria-label={t("open-title")}
        accept=".sgf,.gib,.ngf,.ugf,.ugi,.mgt,text/plain"
        onChange={(event) => {
          const file = (event.currentTarget as HTMLInputElement).files?.[0];
          if (file) void openFile(file).then(() => route("/review"));
        }}
      />
    </>
  );
}

export function Waiting() {
  return (
    <div class="waiting">
      <Games />
      <Lesson />
      <section>
        <h2 class="waiting-title">{t("nav-review")}</h2>
        <OpenRecord />
      </section>
    </div>
  );
}

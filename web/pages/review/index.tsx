/** Looking back: a finished game of this server, or a record that was opened. */

import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { api, errorText, type GameRecord, type MyGame, type Text } from "../../src/api";
import { t } from "../../src/i18n";
import { openedFile, openingFailed } from "../../src/open-record";
import { Banner, Failure } from "../../src/ui";
import { GameCard, OpenRecord } from "../home/continue";
import { RecordView } from "./record";
import "./review.css";

export default function Review() {
  const { query } = useLocation();
  const game = query.game;
  if (game) return <PlayedGame key={game} game={game} />;
  const file = openedFile.value;
  if (file && !openingFailed.value) {
    const { records, diagnostics, charset } = file.result;
    return (
      <RecordView key={file.name} records={records} file={file} problems={diagnostics} charset={charset} />
    );
  }
  return <Start />;
}

/** The record of a game on this server. */
function PlayedGame(props: { game: string }) {
  const [record, setRecord] = useState<GameRecord | null>(null);
  const [problem, setProblem] = useState<Text | null>(null);
  useEffect(() => {
    api
      .record(props.game)
      .then(setRecord)
      .catch((error) => setProblem(errorText(error)));
  }, [props.game]);
  if (problem) return <Failure text={problem} />;
  if (!record) return <div class="review" aria-busy="true" />;
  return <RecordView records={[record]} game={props.game} problems={[]} />;
}

/** Nothing is open: a place for a file, and the games that were finished here. */
function Start() {
  const [games, setGames] = useState<MyGame[]>([]);
  useEffect(() => {
    api
      .mine()
      .then((all) => setGames(all.filter((game) => game.phase === "over")))
      .catch(() => undefined);
  }, []);
  const failed = openingFailed.value;
  return (
    <div class="review-start">
      <h1>{t("review-title")}</h1>
      <p class="quiet">{t("review-intro")}</p>
      {failed && <Banner tone="seal">{t(failed.key, failed.args)}</Banner>}
      <OpenRecord />
      <section>
        <h2 class="waiting-title">{t("review-games")}</h2>
        {games.length === 0 && <p class="small quiet">{t("review-games-empty")}</p>}
        <div class="cards">
          {games.map((game) => (
            <GameCard key={game.game} game={game} href={`/review?game=${game.game}`} />
          ))}
        </div>
      </section>
    </div>
  );
}

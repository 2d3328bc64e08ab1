/** Nobody has taken the other seat yet: the link to hand on. */

import { boardLabel } from "../../src/game/words";
import { sizeText, t } from "../../src/i18n";
import { InvitePanel } from "../../src/invite";
import type { Part } from ".";
import { LineBanner } from "./Banners";
import { Facts } from "./Play";
import { GameBoard, Stage } from "./Stage";

export function Waiting({ store, view }: Part) {
  const board = {
    cols: view.cols,
    rows: view.rows,
    stones: view.stones,
    label: boardLabel(view),
    interact: "none" as const,
  };
  return (
    <Stage
      kind="waiting"
      n={view.n}
      title={sizeText(view.cols, view.rows)}
      subtitle={t("waiting-title")}
      board={<GameBoard {...board} />}
    >
      <LineBanner store={store} />
      <h1>{t("waiting-title")}</h1>
      <Facts view={view} />
      {store.seat && <InvitePanel seat={store.seat} />}
    </Stage>
  );
}

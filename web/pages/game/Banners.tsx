/** What needs attention beside the board: a broken line, a request, a refusal with its picture. */

import { Thumbnail } from "../../board";
import type { GameStore } from "../../src/game/store";
import type { Refusal, View } from "../../src/game/wire";
import { isShared, refusalText, seatName } from "../../src/game/words";
import { t } from "../../src/i18n";
import { Banner, Button } from "../../src/ui";
import type { Lookback } from "./usePlaying";

interface BannersProps {
  readonly store: GameStore;
  readonly view: View;
  readonly refusal: Refusal | null;
  readonly lookback: Lookback | null;
  readonly onEndLookback: () => void;
}

/** All banners that apply now, the most urgent first. */
export function Banners({ store, view, refusal, lookback, onEndLookback }: BannersProps) {
  return (
    <div class="banners">
      <LineBanner store={store} />
      <NoticeBanner store={store} />
      <UndoBanner store={store} view={view} />
      <ObjectionBanner view={view} />
      {view.must_play_on && <Banner>{t("must-play-on")}</Banner>}
      {refusal && <RefusalCard view={view} refusal={refusal} />}
      {lookback && (
        <Banner
          actions={
            <Button small onClick={onEndLookback}>
              {t("lookback-end")}
            </Button>
          }
        >
          {t("lookback", { n: lookback.n })}
        </Banner>
      )}
    </div>
  );
}

/** The line to the server is lost; what was played is kept. */
export function LineBanner({ store }: { readonly store: GameStore }) {
  if (store.line.value !== "lost") return null;
  const kept = store.early.value;
  return (
    <Banner tone="seal" icon="network">
      {kept ? t("line-lost-move", { point: kept.point }) : t("line-lost")}
    </Banner>
  );
}

function NoticeBanner({ store }: { readonly store: GameStore }) {
  const notice = store.notice.value;
  return notice && <Banner>{t(notice.key, notice.args)}</Banner>;
}

function UndoBanner({ store, view }: { readonly store: GameStore; readonly view: View }) {
  const you = store.you.value;
  if (!view.undo || isShared(you)) return null;
  const { by } = view.undo;
  const own = you[0];
  if (!own || by === own) return own ? <Banner icon="undo">{t("undo-asked")}</Banner> : null;
  const answer = (accept: boolean) => store.send({ type: "answer_undo", color: own, accept });
  return (
    <Banner
      icon="undo"
      actions={
        <>
          <Button small onClick={() => answer(false)}>
            {t("undo-decline")}
          </Button>
          <Button small kind="primary" onClick={() => answer(true)}>
            {t("undo-accept")}
          </Button>
        </>
      }
    >
      {t("undo-request", { name: seatName(view, by, you), n: view.undo.turns })}
    </Banner>
  );
}

function ObjectionBanner({ view }: { readonly view: View }) {
  const { objection } = view;
  return objection ? (
    <Banner>{t("objection", { point: objection.point, n: objection.points.length })}</Banner>
  ) : null;
}

/** Why a point may not be played, with the position that would come back. */
function RefusalCard({ view, refusal }: { readonly view: View; readonly refusal: Refusal }) {
  const { earlier } = refusal;
  return (
    <div class="refusal" data-refusal={refusal.key}>
      {earlier && (
        <div class="refusal-board" data-earlier={earlier.move_number}>
          <Thumbnail
            cols={view.cols}
            rows={view.rows}
            stones={earlier.stones}
            label={t("refusal-earlier", { n: earlier.move_number })}
          />
        </div>
      )}
      <div>
        <strong>{refusalText(refusal)}</strong>
        {earlier && <p class="small quiet">{t("refusal-earlier", { n: earlier.move_number })}</p>}
      </div>
    </div>
  );
}

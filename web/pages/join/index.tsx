/** An invitation: what is offered, and the way in. */

import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Board } from "../../board";
import { ApiError, api, errorText, type InviteView, type Text } from "../../src/api";
import { Rich, sizeText, t } from "../../src/i18n";
import { termsText } from "../../src/names";
import { keepSeat } from "../../src/seats";
import { isPhone, settings } from "../../src/settings";
import { keep, kept } from "../../src/storage";
import { Banner, Button, Failure, Field, Stone } from "../../src/ui";
import "./join.css";

export default function Join(props: { token?: string }) {
  const token = props.token ?? "";
  const [offer, setOffer] = useState<InviteView | null>(null);
  const [problem, setProblem] = useState<Text | null>(null);
  useEffect(() => {
    api
      .offer(token)
      .then(setOffer)
      .catch((error) => setProblem(reason(error)));
  }, [token]);
  if (problem) return <Failure text={problem} />;
  if (!offer) return <div class="join" aria-busy="true" />;
  return <Invitation offer={offer} token={token} />;
}

function reason(error: unknown): Text {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return isUnknown ? { key: "join-unknown" } : errorText(error);
}

function Invitation(props: { offer: InviteView; token: string }) {
  const { offer } = props;
  const [name, setName] = useState(String(kept("name") ?? ""));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text | null>(null);
  const { route } = useLocation();
  const join = async () => {
    setBusy(true);
    keep("name", name || undefined);
    try {
      const created = await api.join(props.token, name.trim());
      keepSeat(created);
      route(`/game/${created.game}`, true);
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.status === 409 ? { key: "join-taken" } : errorText(error),
      );
      setBusy(false);
    }
  };
  const size = sizeText(offer.cols, offer.rows);
  return (
    <div class="join">
      <div class="join-board">
        <Board
          cols={offer.cols}
          rows={offer.rows}
          stones={".".repeat(offer.cols * offer.rows)}
          label={t("home-board", { size })}
          coordinates={isPhone.value ? "none" : settings.coordinates.value}
          interact="none"
          fit="width"
        />
      </div>
      <div class="join-words">
        <h1>{offer.from ? t("join-title-from", { name: offer.from }) : t("join-title")}</h1>
        <p class="join-color">
          <Stone color={offer.color} size={30} />
          <span>
            <Rich id={`join-you-${offer.color}`} />
          </span>
        </p>
        <p class="quiet">
          {size} · {termsText(offer)}
        </p>
        {problem && <Banner tone="seal">{t(problem.key, problem.args)}</Banner>}
        {offer.taken && !problem && <Banner>{t("join-taken-perhaps-you")}</Banner>}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void join();
          }}
        >
          <Field
            label={t("join-name")}
            hint={t("join-name-hint")}
            value={name}
            maxLength={40}
            onInput={setName}
          />
          <Button kind="primary" large type="submit" busy={busy} onClick={() => undefined}>
            {t("join-do")}
          </Button>
        </form>
      </div>
    </div>
  );
}

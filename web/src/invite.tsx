/** The invitation of a game: link, QR code, and who can open it. */

import { useEffect } from "preact/hooks";
import { qrUrl } from "./api";
import { t } from "./i18n";
import { copyAndTell, NetworkRow } from "./network";
import type { Seat } from "./seats";
import { loadOptions, options } from "./setup";
import { Button, Field } from "./ui";
import "./invite.css";

/** The addresses of the invitation: those the server gave, those of the network, or the one of this page. */
function addresses(seat: Seat): string[] {
  const path = seat.invite ?? "";
  const lan = options.value?.network === "lan" ? options.value.addresses : [];
  const given = [...(seat.urls ?? []), ...lan.map((address) => address.replace(/\/$/u, "") + path)];
  const isOurs = (url: string) => /^https?:\/\/(127\.|localhost|\[::1\])/u.test(url);
  const known = [...new Set(given)].sort((a, b) => Number(isOurs(a)) - Number(isOurs(b)));
  return known.length > 0 ? known : [location.origin + path];
}

export function InvitePanel(props: { seat: Seat }) {
  useEffect(() => void loadOptions().catch(() => undefined), []);
  const [url = ""] = addresses(props.seat);
  return (
    <section class="invite">
      <div class="invite-words">
        <p class="quiet">{t("invite-text")}</p>
        <Field label={t("invite-link")} value={url} readOnly ltr />
        <div class="row">
          <Button kind="primary" icon="copy" onClick={() => copyAndTell(url, t("invite-copied"))}>
            {t("invite-copy")}
          </Button>
        </div>
      </div>
      <img class="qr" src={qrUrl(url)} alt={t("invite-qr")} width={176} height={176} />
      {/* It comes late and moves nothing where it is last. */}
      <div class="invite-network">
        <NetworkRow />
      </div>
    </section>
  );
}

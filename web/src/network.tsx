/** Whether other devices reach this server, and the way to let them. */

import { useState } from "preact/hooks";
import { api, errorText } from "./api";
import { copyText } from "./clipboard";
import { Ltr, t } from "./i18n";
import { options } from "./setup";
import { Button, Question, toast } from "./ui";
import "./network.css";

/** Copies and says so. */
export async function copyAndTell(text: string, told: string): Promise<void> {
  toast((await copyText(text)) ? told : t("copy-failed"));
}

/** Opens the server to the local network after a question; shows the addresses once it is open. */
export function NetworkRow() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const offered = options.value;
  if (!offered || offered.public_url) return null;
  const address = offered.addresses[0];
  const open = async () => {
    setAsking(false);
    setBusy(true);
    try {
      const { addresses } = await api.network();
      options.value = { ...offered, network: "lan", addresses };
    } catch (error) {
      const { key, args } = errorText(error);
      toast(t(key, args));
    }
    setBusy(false);
  };
  if (offered.network === "lan") {
    return (
      <div class="network">
        <span class="small quiet">
          {t("network-on")} {address && <Ltr>{address}</Ltr>}
        </span>
        {address && (
          <Button kind="text" small onClick={() => copyAndTell(address, t("network-copied"))}>
            {t("action-copy")}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div class="network">
      <span class="small quiet">{t("network-off")}</span>
      <Button kind="text" small busy={busy} onClick={() => setAsking(true)}>
        {t("network-open")}
      </Button>
      {asking && (
        <Question
          title={t("network-question")}
          text={t("network-consequence")}
          safe={t("network-keep")}
          action={t("network-do")}
          onSafe={() => setAsking(false)}
          onAction={open}
        />
      )}
    </div>
  );
}

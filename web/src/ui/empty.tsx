import type { ComponentChildren } from "preact";
import type { Text } from "../api";
import { t } from "../i18n";
import { Button } from "./button";

/** A page or a part that has nothing to show, with the way on. */
export function Empty(props: { title: string; text?: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h1>{props.title}</h1>
      {props.text && <p class="quiet">{props.text}</p>}
      {props.children && <div class="row">{props.children}</div>}
    </div>
  );
}

/** What a page shows when the server refused or was not there. */
export function Failure(props: { text: Text; onRetry?: () => void }) {
  return (
    <Empty title={t("error-title")} text={t(props.text.key, props.text.args)}>
      {props.onRetry && (
        <Button icon="retry" onClick={props.onRetry}>
          {t("action-retry")}
        </Button>
      )}
      <a class="button secondary" href="/">
        {t("action-home")}
      </a>
    </Empty>
  );
}

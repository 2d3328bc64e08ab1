import { t } from "../../src/i18n";
import { Empty } from "../../src/ui";

export default function Missing() {
  return (
    <Empty title={t("missing-title")} text={t("missing-text")}>
      <a class="button primary" href="/">
        {t("action-home")}
      </a>
    </Empty>
  );
}

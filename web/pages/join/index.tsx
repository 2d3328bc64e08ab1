import { t } from "../../src/i18n";

export default function Join() {
  return <h1>{t("nav-play")}</h1>;
}

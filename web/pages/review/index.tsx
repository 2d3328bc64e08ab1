import { t } from "../../src/i18n";

export default function Review() {
  return <h1>{t("nav-play")}</h1>;
}

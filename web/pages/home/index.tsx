import { t } from "../../src/i18n";

export default function Home() {
  return <h1>{t("nav-play")}</h1>;
}

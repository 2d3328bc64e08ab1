import type { DiagnosticView } from "../../src/api";
import { numberText, t } from "../../src/i18n";
import { Icon } from "../../src/ui";

/** As many as a person reads; the rest is counted. */
const MOST = 50;

/** What is wrong in a file or was repaired, in plain words; folded up, because the game is shown all the same. */
export function Problems(props: { problems: readonly DiagnosticView[]; charset?: string | undefined }) {
  const { problems, charset } = props;
  const isUsual = !charset || /^utf-?8$/iu.test(charset);
  if (problems.length === 0 && isUsual) return null;
  const rest = problems.length - MOST;
  return (
    <details class="problems">
      <summary>
        <Icon name={problems.length > 0 ? "alert" : "info"} />
        {problems.length > 0
          ? t("review-problems", { n: problems.length })
          : t("review-read-as", { charset: charset ?? "" })}
      </summary>
      {!isUsual && problems.length > 0 && (
        <p class="small">{t("review-read-as", { charset: charset ?? "" })}</p>
      )}
      <ul class="small">
        {problems.slice(0, MOST).map((problem) => (
          <li key={`${problem.offset} ${problem.text.key}`}>
            {t(problem.text.key, problem.text.args)} <Detail text={problem.text.args.detail} />
            <span class="quiet">{t("review-offset", { at: numberText(problem.offset) })}</span>
          </li>
        ))}
        {rest > 0 && <li>{t("review-more-problems", { n: rest })}</li>}
      </ul>
    </details>
  );
}

/** The words of the file that are meant. */
function Detail(props: { text: string | number | undefined }) {
  return props.text ? (
    <q>
      <bdi>{props.text}</bdi>
    </q>
  ) : null;
}

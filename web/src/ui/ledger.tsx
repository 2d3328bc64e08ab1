import { numberText, t } from "../i18n";
import { Stone } from "./stone";

/** One line of a score: a value for each color in half points, blank where it is nothing. */
export interface LedgerRow {
  label: string;
  black2: number;
  white2: number;
  total?: boolean;
}

const blank = (value2: number, total: boolean | undefined) =>
  value2 === 0 && !total ? "" : numberText(value2 / 2);

/** Figures of both colors in columns, headed by stones. */
export function Ledger(props: { caption: string; rows: readonly LedgerRow[] }) {
  return (
    <table class="ledger figures">
      <caption class="hidden">{props.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Stone color="black" size={20} />
            <span class="hidden">{t("color-black")}</span>
          </th>
          <th scope="col">
            <Stone color="white" size={20} />
            <span class="hidden">{t("color-white")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={row.label} class={row.total ? "total" : undefined}>
            <th scope="row">{row.label}</th>
            <td>{blank(row.black2, row.total)}</td>
            <td>{blank(row.white2, row.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The board as a table of words, for those who read it with a screen reader or a braille line. */

import { columnName } from "../../board";
import type { View } from "../../src/game/wire";
import { t } from "../../src/i18n";

export function TextBoard({ view, stones }: { readonly view: View; readonly stones: string }) {
  const cols = Array.from({ length: view.cols }, (_, col) => col);
  const rows = Array.from({ length: view.rows }, (_, row) => row);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
    <section class="text-board" tabIndex={0} aria-label={t("text-board")}>
      <table dir="ltr">
        <thead>
          <tr>
            <td />
            {cols.map((col) => (
              <th key={col} scope="col">
                {columnName(col)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{view.rows - row}</th>
              {cols.map((col) => (
                <td key={col}>{stones[row * view.cols + col]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

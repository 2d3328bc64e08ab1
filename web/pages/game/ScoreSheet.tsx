/** The score of both colors in columns: words at the start, figures under a stone each. */

import type { ComponentChildren } from "preact";
import type { Color, SheetRow, SheetView } from "../../src/game/wire";
import { colorName } from "../../src/game/words";
import { numberText, t } from "../../src/i18n";
import { Stone } from "../../src/ui";

/** One line of a score; a cell may be a figure in half-points or a drawing. */
export interface Line {
  readonly label: string;
  readonly black: number | ComponentChildren;
  readonly white: number | ComponentChildren;
  readonly isTotal?: boolean;
}

interface ScoreSheetProps {
  readonly caption: string;
  readonly lines: readonly Line[];
  readonly winner?: Color | null;
  readonly children?: ComponentChildren;
}

/** A table of figures. */
export function ScoreSheet({ caption, lines, winner, children }: ScoreSheetProps) {
  return (
    <div class="score">
      <table class="figures">
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {(["black", "white"] as const).map((color) => (
              <th key={color} scope="col">
                <span class="score-head">
                  <Stone color={color} size={16} />
                  {colorName(color)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label} class={line.isTotal ? "score-total" : undefined}>
              <th scope="row">{line.label}</th>
              <td class={winner === "black" ? "score-won" : undefined}>{cell(line.black, line.isTotal)}</td>
              <td class={winner === "white" ? "score-won" : undefined}>{cell(line.white, line.isTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}

/** Nothing is left blank, except in a total. */
function cell(value: Line["black"], isTotal: boolean | undefined): ComponentChildren {
  if (typeof value !== "number") return value;
  return value === 0 && !isTotal ? "" : numberText(value / 2);
}

/** Stones that a color has lost: taken in play, or dead on the board. */
export function lost(sheet: SheetView, color: Color): number {
  const other = sheet[color === "black" ? "white" : "black"];
  return other.prisoners + other.dead;
}

/** The total as it is laid out on the board: territory less the stones lost, so that it agrees with the picture. */
export function total2(sheet: SheetView, color: Color): number {
  const row = sheet[color];
  if (sheet.scoring === "area") return row.total2;
  const other = sheet[color === "black" ? "white" : "black"];
  return row.total2 - 2 * (row.prisoners + row.dead) - 2 * (other.prisoners + other.dead);
}

/** The lines of a sheet, and in the last one what they mean. */
export function sheetRows(sheet: SheetView, meaning: string): readonly Line[] {
  const pair = (label: string, of: (row: SheetRow, color: Color) => number): Line => ({
    label,
    black: of(sheet.black, "black"),
    white: of(sheet.white, "white"),
  });
  const counted =
    sheet.scoring === "area"
      ? [
          pair(t("sheet-stones"), (row) => 2 * row.stones),
          pair(t("sheet-territory"), (row) => 2 * row.territory),
        ]
      : [
          pair(t("sheet-territory"), (row) => 2 * row.territory),
          pair(t("sheet-lost"), (_, color) => -2 * lost(sheet, color)),
        ];
  const extras = [
    pair(t("sheet-tax"), (row) => -row.tax2),
    pair(t("sheet-handicap"), (row) => row.handicap_bonus2),
    pair(t("sheet-button"), (row) => row.button2),
  ].filter(({ black, white }) => black !== 0 || white !== 0);
  const komi = pair(t("sheet-komi"), (row) => row.komi2);
  const total = { ...pair(meaning, (_, color) => total2(sheet, color)), isTotal: true };
  return [...counted, ...extras, komi, total];
}

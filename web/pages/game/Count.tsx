/** Counting together: what is done at each step, what it makes, and why every point counts. */

import type { CountView, StepView } from "../../src/game/wire";
import { marginText } from "../../src/game/words";
import { numberText, t } from "../../src/i18n";
import { Icon, Stone } from "../../src/ui";
import { type Line, ScoreSheet, total2 } from "./ScoreSheet";

/** The steps as a rail: done, current, to come. */
export function StepRail({
  steps,
  at,
  onGo,
}: {
  steps: readonly StepView[];
  at: number;
  onGo: (to: number) => void;
}) {
  const last = steps.length - 1;
  return (
    <ol class="rail-steps">
      {steps.map((step, index) => {
        const state = index < at || at === last ? "done" : index === at ? "current" : "next";
        return (
          <li key={step.kind + index} class={`rail-${state}`}>
            <button
              type="button"
              aria-current={index === at ? "step" : undefined}
              onClick={() => onGo(index)}
            >
              <span class="rail-mark figures" aria-hidden="true">
                {state === "done" ? <Icon name="check" size={16} /> : numberText(index + 1)}
              </span>
              <span>
                <strong>{stepName(step)}</strong>
                <span class="small quiet">
                  {state === "current" ? explanation(step) : (detail(step) ?? "")}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What a step is called. */
export function stepName({ kind }: StepView): string {
  return t(`step-${kind.replaceAll("_", "-")}`);
}

/** What is explained while a step is shown. */
export function explanation(step: StepView): string {
  const more = detail(step);
  const text = t(`step-${step.kind.replaceAll("_", "-")}-text`);
  return more && step.kind !== "arrange" ? `${text} ${more}.` : text;
}

/** How much a step did. */
export function detail(step: StepView): string | null {
  const of = (color: string) => step.moved.filter((piece) => piece.color === color).length;
  const args = { black: of("black"), white: of("white") };
  switch (step.kind) {
    case "remove_dead":
      return t("step-detail-dead", args);
    case "fill_neutral":
      return t("step-detail-neutral", { n: step.moved.length });
    case "return_prisoners":
      return t("step-detail-prisoners", args);
    case "arrange":
      return null;
    case "result":
      return null;
    default:
      return t("step-detail-so-far", { black: step.counted2.black / 2, white: step.counted2.white / 2 });
  }
}

/** A bar of parts for phones. */
export function StepBar({ steps, at }: { readonly steps: readonly StepView[]; readonly at: number }) {
  return (
    <div class="step-bar" aria-hidden="true">
      {steps.map((step, index) => (
        <span
          key={step.kind + index}
          class={index < at ? "bar-done" : index === at ? "bar-current" : undefined}
        />
      ))}
    </div>
  );
}

/** What there is after a step: blocks drawn as tens and rest, or figures. */
export function StepScore({ step }: { readonly step: StepView }) {
  const total: Line = {
    label: t("sheet-so-far"),
    black: step.counted2.black,
    white: step.counted2.white,
    isTotal: true,
  };
  return <ScoreSheet caption={t("sheet-title")} lines={[...blockLines(step), ...besideLine(step), total]} />;
}

/** Prisoners that lie beside the board. */
function besideLine(step: StepView): readonly Line[] {
  const { black, white } = step.beside;
  return black + white > 0 ? [{ label: t("sheet-beside"), black: 2 * black, white: 2 * white }] : [];
}

function blockLines(step: StepView): readonly Line[] {
  if (step.blocks.length === 0) return [];
  const of = (color: string) =>
    step.blocks.filter((block) => block.color === color).reduce((sum, { count }) => sum + count, 0);
  const [black, white] = [of("black"), of("white")];
  const tens: Line = {
    label: t("sheet-tens"),
    black: <Cells n={black - (black % 10)} color="black" />,
    white: <Cells n={white - (white % 10)} color="white" />,
  };
  const rest: Line = {
    label: t("sheet-rest"),
    black: <Cells n={black % 10} color="black" />,
    white: <Cells n={white % 10} color="white" />,
  };
  return [tens, rest];
}

/** Points as small squares, five to a row of two. */
function Cells({ n, color }: { readonly n: number; readonly color: string }) {
  if (n === 0) return null;
  const tens = Math.ceil(n / 10);
  return (
    <span class={`cells cells-${color}`}>
      <span class="hidden">{numberText(n)}</span>
      {Array.from({ length: tens }, (_, block) => (
        <svg key={block} viewBox="0 0 50 20" aria-hidden="true">
          <path d={cellPath(Math.min(10, n - block * 10))} />
        </svg>
      ))}
    </span>
  );
}

function cellPath(n: number): string {
  const half = Math.ceil(n / 2);
  const cells = Array.from({ length: n }, (_, cell) => [(cell % half) + (5 - half), Math.floor(cell / half)]);
  return cells.map(([x = 0, y = 0]) => `M${x * 10 + 1} ${y * 10 + 1}h8v8h-8z`).join("");
}

/** The same game counted in both ways, the one of the rules first. */
export function BothWays({ count }: { readonly count: CountView }) {
  const ways =
    count.official === "area" ? (["area", "territory"] as const) : (["territory", "area"] as const);
  return (
    <div class="score both">
      <table class="figures">
        <caption class="hidden">{t("both-title")}</caption>
        <thead>
          <tr>
            <td />
            {ways.map((way) => (
              <th key={way} scope="col">
                {t(`both-${way}`)}
                <span class="small quiet">
                  {way === count.official ? t("both-official") : t("both-other")}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(["black", "white"] as const).map((color) => (
            <tr key={color}>
              <th scope="row">{t(`color-${color}`)}</th>
              {ways.map((way) => (
                <td key={way} data-total={`${way}-${color}`}>
                  {numberText(total2(count[way].sheet, color) / 2)}
                </td>
              ))}
            </tr>
          ))}
          <tr class="both-result">
            <th scope="row">{t("step-result")}</th>
            {ways.map((way) => (
              <td key={way}>
                <Margin margin2={count[way].sheet.margin2} re={count[way].sheet.outcome_re} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** A result as the winner's stone and the margin. */
function Margin({ margin2, re }: { readonly margin2: number; readonly re: string }) {
  return (
    <>
      <span class="hidden">{marginText(margin2, re)}</span>
      <span class="margin" aria-hidden="true">
        {margin2 !== 0 && <Stone color={margin2 > 0 ? "black" : "white"} size={16} />}
        {margin2 === 0 ? "=" : `+${numberText(Math.abs(margin2) / 2)}`}
      </span>
    </>
  );
}

/** Why a point counts as it does, in both ways of counting. */
export function Reason({ count, point }: { readonly count: CountView; readonly point: string | null }) {
  return (
    <p class="reason small" role="status" data-point={point ?? undefined}>
      {point ? reasonWords(count, point) : <span class="quiet">{t("reason-hint")}</span>}
    </p>
  );
}

/** The reason in a sentence or two. */
export function reasonWords(count: CountView, point: string): string {
  const area = count.area.points[point];
  const territory = count.territory.points[point];
  const own = count[count.official].points[point];
  if (!area || !territory || !own) return t("reason-none", { point });
  const why = t(`why-${own.why.replaceAll("_", "-")}`, { point, owner: own.owner ?? "nobody" });
  return `${why} ${t("reason-worth", { area: area.worth, territory: territory.worth })}`;
}

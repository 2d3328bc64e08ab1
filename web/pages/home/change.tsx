/** The sheet behind *Change*: size, handicap with its reason, komi, rules. */

import { useEffect, useState } from "preact/hooks";
import { api, type Proposal, type RulesOption } from "../../src/api";
import { levelName, numberText, pointsText, t } from "../../src/i18n";
import { rulesAbout, rulesName } from "../../src/names";
import { isPhone } from "../../src/settings";
import { change, chosenRules, komi2, options, proposed, setup } from "../../src/setup";
import { Banner, Button, Dialog, Field, Select } from "../../src/ui";
import { ColorChooser } from "./panel";

export function ChangeSheet(props: { onClose: () => void }) {
  return (
    <Dialog shape="sheet" title={t("change-title")} onClose={props.onClose}>
      {isPhone.value && <ColorChooser />}
      <Handicap />
      <div class="pair">
        <HandicapSelect />
        <KomiField />
      </div>
      <SizeFields />
      <RulesList />
      <Button kind="primary" onClick={props.onClose}>
        {t("action-done")}
      </Button>
    </Dialog>
  );
}

/** The ranks as one chooses one's own, the weakest first. */
const RANKS = (() => {
  const kyu = Array.from({ length: 30 }, (_, i) => `${30 - i}k`);
  return [...kyu, ...Array.from({ length: 9 }, (_, i) => `${i + 1}d`)];
})();

/** The two ranks by color: the person's own and the computer's. */
function ranks(rank: string, level: string, isWhite: boolean) {
  const other = level === "strongest" ? "9d" : level;
  return isWhite ? { black_rank: other, white_rank: rank } : { black_rank: rank, white_rank: other };
}

function useProposal(): Proposal | null {
  const [found, setFound] = useState<Proposal | null>(null);
  const { rank, level, rules, cols, rows, color } = setup.value;
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    if (rank) {
      const ask = { size: Math.max(cols, rows), rules, ...ranks(rank, level, color === "white") };
      api
        .proposals(ask)
        .then((proposal) => isCurrent && setFound(proposal))
        .catch(() => undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [rank, level, rules, cols, rows, color]);
  return found;
}

/** The handicap that follows from both ranks, with the reason, to be taken over or not. */
function Handicap() {
  const { rank, level, handicap } = setup.value;
  const proposal = useProposal();
  const unknown = { value: "", label: t("change-rank-unknown") };
  const isTaken = proposal?.handicap === handicap && proposal.komi2 === komi2.value && !proposal.swap;
  const take = (p: Proposal) => {
    const color = setup.value.color === "white" ? "black" : "white";
    change({ handicap: p.handicap, komi2: p.komi2, ...(p.swap ? { color } : {}) });
  };
  return (
    <>
      <Select
        label={t("change-rank")}
        choices={[unknown, ...RANKS.map((r) => ({ value: r, label: levelName(r) }))]}
        value={rank ?? ""}
        onChange={(value) => change({ rank: value || null })}
      />
      {proposal && (
        <Banner
          actions={
            !isTaken && (
              <Button kind="secondary" onClick={() => take(proposal)}>
                {t("change-take")}
              </Button>
            )
          }
        >
          <strong>{proposalText(proposal)}</strong> {t(proposal.reason.key, proposal.reason.args)}
        </Banner>
      )}
      {!rank && <p class="small quiet">{t("change-rank-why", { level: levelName(level) })}</p>}
    </>
  );
}

function proposalText(proposal: Proposal): string {
  const { handicap } = proposal;
  const komi = pointsText(proposal.komi2);
  if (handicap >= 2) return t("change-proposal", { n: handicap, komi });
  return t(handicap === 1 ? "change-proposal-first" : "change-proposal-even", { komi });
}

function HandicapSelect() {
  const limit = Math.max(proposed.value?.max_handicap ?? 9, setup.value.handicap);
  const label = (n: number) =>
    n >= 2 ? t("terms-handicap", { n }) : t(n === 1 ? "terms-black-first" : "terms-even");
  const counts = Array.from({ length: limit + 1 }, (_, n) => n);
  return (
    <Select
      label={t("change-handicap")}
      choices={counts.map((n) => ({ value: n, label: label(n) }))}
      value={setup.value.handicap}
      onChange={(handicap) => change({ handicap, komi2: null })}
    />
  );
}

/** Komi as typed, in half points; null where it is no multiple of a half. */
export function readKomi(text: string): number | null {
  const latin = text.replace(/[۰-۹]/gu, (c) => String(c.charCodeAt(0) - 0x6f0)).replace(/[,٫]/u, ".");
  if (!/^[-−]?\d{1,3}(\.[05]?)?$/u.test(latin.trim())) return null;
  return Math.round(Number(latin.trim().replace("−", "-")) * 2);
}

function KomiField() {
  const [text, setText] = useState<string | null>(null);
  const isWrong = text !== null && readKomi(text) === null;
  return (
    <Field
      label={t("change-komi")}
      value={text ?? pointsText(komi2.value)}
      inputMode="decimal"
      ltr
      error={isWrong ? t("change-komi-wrong") : undefined}
      onInput={(typed) => {
        setText(typed);
        const value = readKomi(typed);
        if (value !== null) change({ komi2: value });
      }}
    />
  );
}

function SizeFields() {
  const { cols, rows } = setup.value;
  const { min_size = 2, max_size: max = 25 } = options.value ?? {};
  const sides = Array.from({ length: max - min_size + 1 }, (_, i) => min_size + i);
  const choices = sides.map((side) => ({ value: side, label: numberText(side) }));
  return (
    <div class="pair">
      <Select
        label={t("change-cols")}
        choices={choices}
        value={cols}
        onChange={(side) => change({ cols: side, handicap: 0, komi2: null })}
      />
      <Select
        label={t("change-rows")}
        choices={choices}
        value={rows}
        onChange={(side) => change({ rows: side, handicap: 0, komi2: null })}
      />
    </div>
  );
}

/** The rule sets that most people look for. */
const USUAL = ["japanese", "chinese", "korean", "aga", "new-zealand", "ing", "tromp-taylor"];

function RulesList() {
  const all = options.value?.rules ?? [];
  const usual = USUAL.flatMap((key) => all.filter((rules) => rules.key === key));
  const clubs = all.filter((rules) => rules.club);
  const others = all.filter((rules) => !usual.includes(rules) && !clubs.includes(rules));
  return (
    <fieldset class="rules-list">
      <legend class="label">{t("change-rules")}</legend>
      <RulesGroup rules={usual} />
      <h3 class="label">{t("change-clubs")}</h3>
      <RulesGroup rules={clubs} />
      <details open={others.some((rules) => rules.key === chosenRules.value?.key)}>
        <summary>{t("change-more-rules", { n: others.length })}</summary>
        <RulesGroup rules={others} />
      </details>
    </fieldset>
  );
}

function RulesGroup(props: { rules: RulesOption[] }) {
  return props.rules.map((rules) => (
    <label key={rules.key} class="rules-row">
      <input
        type="radio"
        name="rules"
        checked={rules.key === setup.value.rules}
        onChange={() => change({ rules: rules.key, komi2: null, handicap: 0 })}
      />
      <span>
        <span class="rules-name">{rulesName(rules.key)}</span>
        <span class="small quiet">{rulesAbout(rules.key)}</span>
      </span>
    </label>
  ));
}

/** Board, color and level of the next game. */

import { useState } from "preact/hooks";
import type { ColorChoice } from "../../src/api";
import { levelName, Rich, sizeText, t } from "../../src/i18n";
import { isPhone } from "../../src/settings";
import { change, chosenEngine, options, setup } from "../../src/setup";
import { Button, Dialog, Icon, levelWords, RankSlider, Segmented, Select, Stone } from "../../src/ui";

/** The display line and one sentence on what will happen. */
export function Headline(props: { live: boolean }) {
  const { color, level } = setup.value;
  const hasComputer = options.value?.has_computer !== false;
  const sentence = hasComputer ? `home-you-${color}` : "home-you-both";
  return (
    <>
      <h1 class="display">{t(props.live ? "home-title" : "home-title-ready")}</h1>
      <p class="home-sentence">
        <Rich id={sentence} args={{ level: levelName(level) }} />{" "}
        <span class="home-hint">{t(props.live ? "home-tap" : "home-press")}</span>
      </p>
    </>
  );
}

const SIZES = [9, 13, 19];

/** The sizes offered, and "more" – or the other size that was chosen there. */
function SizeChoice(props: { onMore: () => void }) {
  const { cols, rows } = setup.value;
  const isUsual = cols === rows && SIZES.includes(cols);
  const usual = SIZES.map((side) => ({ value: String(side), label: sizeText(side, side) }));
  const other = {
    value: "more",
    label: isUsual ? (
      <>
        <Icon name="more" />
        <span class="hidden">{t("home-more-sizes")}</span>
      </>
    ) : (
      sizeText(cols, rows)
    ),
  };
  return (
    <Segmented
      label={t("home-board-size")}
      fixed
      choices={[...usual, other]}
      value={isUsual ? String(cols) : "more"}
      onChange={(value) => {
        const side = Number(value);
        if (side) change({ cols: side, rows: side, handicap: 0, komi2: null });
        else props.onMore();
      }}
    />
  );
}

const COLORS: ColorChoice[] = ["black", "white", "random"];

export function ColorChooser() {
  const label = (color: ColorChoice) => (
    <>
      <Stone color={color} size={16} />
      {t(color === "random" ? "color-lot" : `color-${color}`)}
    </>
  );
  return (
    <Segmented
      label={t("home-color")}
      fixed
      choices={COLORS.map((color) => ({ value: color, label: label(color) }))}
      value={setup.value.color}
      onChange={(color) => change({ color })}
    />
  );
}

/** Which program plays for the computer, where there is a choice. */
function EngineChoice() {
  if (!chosenEngine.value) return null;
  return (
    <Select
      label={t("home-engine")}
      choices={(options.value?.engines ?? []).map((name) => ({ value: name, label: name }))}
      value={chosenEngine.value}
      onChange={(engine) => change({ engine })}
    />
  );
}

function LevelSlider() {
  const { level, color, rank } = setup.value;
  return (
    <div>
      <EngineChoice />
      <RankSlider
        label={t("home-level")}
        levels={options.value?.levels ?? [level]}
        value={level}
        thumb={color === "white" ? "black" : "white"}
        note={rank === level ? t("home-your-level") : undefined}
        onChange={(next) => change({ level: next })}
      />
      <p class="small quiet level-words">{levelWords(level)}</p>
    </div>
  );
}

export function SetupPanel(props: { onMore: () => void }) {
  const hasComputer = options.value?.has_computer !== false;
  if (isPhone.value) {
    return (
      <div class="home-choices">
        <SizeChoice onMore={props.onMore} />
        {hasComputer && <LevelButton />}
      </div>
    );
  }
  return (
    <>
      <div class="home-choices">
        <SizeChoice onMore={props.onMore} />
        <ColorChooser />
      </div>
      {hasComputer && <LevelSlider />}
    </>
  );
}

/** On a phone color and level are behind one button. */
function LevelButton() {
  const [open, setOpen] = useState(false);
  const { level, color } = setup.value;
  const opponent = color === "black" ? "white" : color === "white" ? "black" : "random";
  return (
    <>
      <Button
        kind="quiet"
        class="level-button"
        label={`${t("home-level")}: ${levelName(level)}`}
        onClick={() => setOpen(true)}
      >
        <Stone color={opponent} size={20} />
        {levelName(level)}
        <Icon name="down" />
      </Button>
      {open && (
        <Dialog shape="sheet" title={t("home-opponent")} onClose={() => setOpen(false)}>
          <LevelSlider />
          <ColorChooser />
          <Button kind="primary" onClick={() => setOpen(false)}>
            {t("action-done")}
          </Button>
        </Dialog>
      )}
    </>
  );
}

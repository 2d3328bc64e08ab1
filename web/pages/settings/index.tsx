/** Settings: a list of sections, the settings of one, and a board that shows them at once. */

import type { Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Board } from "../../board";
import { layerOf } from "../../board/layers";
import { numberText, t } from "../../src/i18n";
import { LANGUAGES, settings } from "../../src/settings";
import { Segmented, Select, Switch } from "../../src/ui";
import "./settings.css";

const SECTIONS = ["board", "placing", "sound", "appearance", "language", "access"] as const;
type Section = (typeof SECTIONS)[number];

/** Texts: `settings-KEY` for the label, `settings-KEY-VALUE` for each choice. */
function Choose<T extends string>(props: { of: Signal<T>; name: string; values: readonly T[] }) {
  const text = (value: T) => t(`settings-${props.name}-${value}`);
  return (
    <div class="setting">
      <Segmented
        label={t(`settings-${props.name}`)}
        choices={props.values.map((value) => ({ value, label: text(value), text: text(value) }))}
        value={props.of.value}
        onChange={(value) => {
          props.of.value = value;
        }}
      />
    </div>
  );
}

/** Texts: `settings-KEY` and `settings-KEY-hint`. */
function OnOff(props: { of: Signal<boolean>; name: string }) {
  return (
    <div class="setting">
      <Switch
        label={t(`settings-${props.name}`)}
        hint={t(`settings-${props.name}-hint`)}
        on={props.of.value}
        onChange={(on) => {
          props.of.value = on;
        }}
      />
    </div>
  );
}

function BoardSection() {
  return (
    <>
      <Choose of={settings.board} name="board" values={["kaya", "slate", "paper"]} />
      <Choose of={settings.stones} name="stones" values={["shell", "plain", "flat"]} />
      <Choose of={settings.coordinates} name="coordinates" values={["letters", "numbers", "none"]} />
      <Choose of={settings.lastMove} name="last-move" values={["dot", "ring", "number"]} />
      <OnOff of={settings.ghost} name="ghost" />
      <OnOff of={settings.crosshair} name="crosshair" />
    </>
  );
}

function PlacingSection() {
  return (
    <>
      <Choose of={settings.mouse} name="mouse" values={["click", "double", "button"]} />
      <Choose of={settings.touch} name="touch" values={["two-tap", "tap"]} />
      <OnOff of={settings.loupe} name="loupe" />
      <OnOff of={settings.confirmPass} name="confirm-pass" />
      <OnOff of={settings.hints} name="hints" />
    </>
  );
}

function SoundSection() {
  const volume = settings.volume;
  return (
    <>
      <div class="setting volume" style={{ "--share": volume.value / 100 }}>
        <label class="label" for="volume">
          {t("settings-volume")}
        </label>
        <input
          id="volume"
          class="slider thin"
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume.value}
          aria-valuetext={numberText(volume.value / 100, { style: "percent" })}
          onInput={(event) => {
            volume.value = Number((event.currentTarget as HTMLInputElement).value);
          }}
        />
      </div>
      <OnOff of={settings.soundStone} name="sound-stone" />
      <OnOff of={settings.soundCapture} name="sound-capture" />
      <OnOff of={settings.soundNotice} name="sound-notice" />
    </>
  );
}

function AppearanceSection() {
  return (
    <>
      <Choose of={settings.theme} name="theme" values={["auto", "light", "dark"]} />
      <Choose of={settings.contrast} name="contrast" values={["auto", "normal", "high"]} />
      <Choose of={settings.motion} name="motion" values={["auto", "full", "reduced"]} />
    </>
  );
}

/** Each language is called by its own name, in every language. */
const OWN_NAMES = { en: "English", fr: "Français", ru: "Русский", fa: "فارسی" };

function LanguageSection() {
  const choices = [
    { value: "auto" as const, label: t("settings-language-auto") },
    ...LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] })),
  ];
  return (
    <div class="setting">
      <Select
        label={t("settings-language")}
        choices={choices}
        value={settings.language.value}
        onChange={(value) => {
          settings.language.value = value;
        }}
      />
      <p class="small quiet">{t("settings-language-hint")}</p>
    </div>
  );
}

function AccessSection() {
  return (
    <>
      <OnOff of={settings.shortcuts} name="shortcuts" />
      <OnOff of={settings.announce} name="announce" />
      <OnOff of={settings.textBoard} name="text-board" />
    </>
  );
}

const PARTS: Record<Section, () => preact.JSX.Element> = {
  board: BoardSection,
  placing: PlacingSection,
  sound: SoundSection,
  appearance: AppearanceSection,
  language: LanguageSection,
  access: AccessSection,
};

const POSITION = [
  ".........",
  "..OOX...X",
  "X.OX.O...",
  "XO.XO.O..",
  ".OOXX.XX.",
  ".XO......",
  "..XXXO.O.",
  "...XO....",
  ".....O...",
].join("");

/** A position with a last move and a ghost, drawn as the settings say. */
function Preview() {
  const kind = settings.lastMove.value;
  return (
    <aside class="preview" aria-label={t("settings-preview")}>
      <Board
        cols={9}
        rows={9}
        stones={POSITION}
        label={t("settings-preview")}
        roleDescription={t("board-role")}
        coordinates={settings.coordinates.value}
        last="C8"
        lastMark={kind === "number" ? "none" : kind}
        layer={layerOf({ numbers: kind === "number" ? [["C8", 34]] : [] })}
        turn="black"
        interact="none"
        waitingGhost={settings.ghost.value ? "G3" : null}
        fit="width"
      />
      <p class="small quiet">{t("settings-preview-text")}</p>
    </aside>
  );
}

export default function Settings() {
  const [section, setSection] = useState<Section>(() => fromHash() ?? "board");
  useEffect(() => {
    const follow = () => setSection(fromHash() ?? "board");
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const Part = PARTS[section];
  return (
    <div class="settings">
      <h1>{t("nav-settings")}</h1>
      <nav class="sections" aria-label={t("settings-sections")}>
        {SECTIONS.map((name) => (
          <a
            key={name}
            href={`#${name}`}
            aria-current={name === section ? "true" : undefined}
            onClick={() => setSection(name)}
          >
            {t(`settings-section-${name}`)}
          </a>
        ))}
      </nav>
      <section class="section" aria-label={t(`settings-section-${section}`)}>
        <Part />
      </section>
      <Preview />
    </div>
  );
}

function fromHash(): Section | undefined {
  return SECTIONS.find((name) => `#${name}` === location.hash);
}

/** Controls with which one of several things is chosen: segments, tabs, a switch, a select, the rank slider. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { levelName, levelShort, t } from "../i18n";
import { isPhone } from "../settings";
import { Icon } from "./icon";

export interface Choice<T> {
  value: T;
  label: ComponentChildren;
  /** The label as plain text, for the select that replaces long rows on phones. */
  text?: string;
}

/** As many letters fit side by side on a phone. */
const PHONE_LETTERS = 24;

interface SegmentedProps<T> {
  label: string;
  hideLabel?: boolean;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Never becomes a select. */
  fixed?: boolean;
}

/** Two to four choices side by side; more than that is a select on a phone. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const name = useId();
  const letters = props.choices.reduce((sum, choice) => sum + (choice.text ?? "").length, 0);
  const long = props.choices.length > 3 || letters > PHONE_LETTERS;
  if (long && isPhone.value && !props.fixed) return <Select {...props} />;
  return (
    <fieldset class="segmented">
      <legend class={props.hideLabel ? "hidden" : "label"}>{props.label}</legend>
      <div class="track">
        {props.choices.map((choice) => (
          <label key={choice.value} class={choice.value === props.value ? "segment chosen" : "segment"}>
            <input
              type="radio"
              class="hidden"
              name={name}
              checked={choice.value === props.value}
              onChange={() => props.onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps<T> {
  label: string;
  hideLabel?: boolean;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** One of many. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const id = useId();
  const chosen = (event: Event) => (event.currentTarget as HTMLSelectElement).selectedIndex;
  return (
    <div class="field">
      <label for={id} class={props.hideLabel ? "hidden" : "label"}>
        {props.label}
      </label>
      <span class="select">
        <select
          id={id}
          class="input"
          onChange={(event) => {
            const choice = props.choices[chosen(event)];
            if (choice) props.onChange(choice.value);
          }}
        >
          {props.choices.map((choice) => (
            <option key={choice.value} selected={choice.value === props.value}>
              {choice.text ?? choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}

/** On or off; the whole row is the target. */
export function Switch(props: {
  label: string;
  hint?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <label class="switch-row" for={id}>
      <span>
        <span class="switch-label">{props.label}</span>
        {props.hint && <span class="small quiet">{props.hint}</span>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        class="switch"
        checked={props.on}
        onChange={(event) => props.onChange((event.currentTarget as HTMLInputElement).checked)}
      />
    </label>
  );
}

/** Words with an underline, for parts of a page. The panels carry `id={panelId(value)}`. */
export function Tabs<T extends string>(props: {
  label: string;
  tabs: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}) {
  const move = (by: number) => {
    const at = props.tabs.findIndex((tab) => tab.value === props.value);
    const next = props.tabs[(at + by + props.tabs.length) % props.tabs.length];
    if (next) props.onChange(next.value);
  };
  return (
    <div
      class="tabs"
      role="tablist"
      aria-label={props.label}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") move(document.dir === "rtl" ? -1 : 1);
        if (event.key === "ArrowLeft") move(document.dir === "rtl" ? 1 : -1);
      }}
    >
      {props.tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`tab-${tab.value}`}
          aria-selected={tab.value === props.value}
          aria-controls={`panel-${tab.value}`}
          tabIndex={tab.value === props.value ? 0 : -1}
          onClick={() => props.onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

const TICKS = ["30k", "20k", "10k", "1d", "9d"];

/** The level of the computer on a scale of ranks; the thumb is the opponent's stone. */
export function RankSlider(props: {
  label: string;
  levels: readonly string[];
  value: string;
  thumb: "black" | "white";
  /** Words after the level, such as "your level". */
  note?: string | undefined;
  onChange: (level: string) => void;
}) {
  const id = useId();
  const { levels, value } = props;
  const at = Math.max(0, levels.indexOf(value));
  const share = levels.length > 1 ? at / (levels.length - 1) : 0;
  const step = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    const next = levels[Math.min(levels.length - 1, Math.max(0, at + by))];
    if (next) props.onChange(next);
  };
  return (
    <div class="rank-slider" style={{ "--share": share }}>
      <div class="slider-head">
        <label for={id} class="label">
          {props.label}
        </label>
        <span class="small quiet">
          <strong>{levelName(value)}</strong>
          {props.note && ` · ${props.note}`}
        </span>
      </div>
      <input
        id={id}
        type="range"
        class={`slider thumb-${props.thumb}`}
        min={0}
        max={levels.length - 1}
        value={at}
        aria-valuetext={levelName(value)}
        onInput={(event) => {
          const level = levels[Number((event.currentTarget as HTMLInputElement).value)];
          if (level) props.onChange(level);
        }}
        onKeyDown={(event) => {
          if (event.key === "PageUp") step(event, 5);
          if (event.key === "PageDown") step(event, -5);
        }}
      />
      <div class="ticks figures" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ "--at": levels.indexOf(tick) / (levels.length - 1) }}>
            {levelShort(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The words that describe a level, for someone who does not know ranks. */
export function levelWords(level: string): string {
  const [, figures, letter] = /^(\d+)([kd])$/u.exec(level) ?? [];
  if (!figures) return t("level-about-strongest");
  if (letter === "d") return t(Number(figures) >= 5 ? "level-about-dan-high" : "level-about-dan");
  const kyu = Number(figures);
  if (kyu > 25) return t("level-about-first");
  if (kyu > 17) return t("level-about-beginner");
  if (kyu > 9) return t("level-about-casual");
  return t(kyu > 4 ? "level-about-club" : "level-about-strong");
}

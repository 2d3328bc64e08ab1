/**
 * The stones as symbols, put into the page once at its start: boards and everything beside them refer to these. Their
 * look comes from CSS variables, so a theme needs no second set.
 */

import { SHELL_TURNS } from "./geometry";

const HOST = "tg-symbols";

/** Puts the symbols into the page. */
export function addSymbols(): void {
  document.body.insertAdjacentHTML("afterbegin", markup());
}

function stops(list: readonly (readonly [number, string, number?])[]): string {
  return list
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}

const SLATE = stops([
  [0, "#505357"],
  [0.16, "#3E4044"],
  [0.42, "#26272A"],
  [0.74, "#151618"],
  [1, "#0A0A0B"],
]);
const GLOW = stops([
  [0.84, "#E9C58A", 0],
  [1, "#E9C58A", 0.16],
]);
const SHELL = stops([
  [0, "#FFFFFF"],
  [0.38, "#FCFBF8"],
  [0.68, "#F1EEE7"],
  [0.88, "#DCD7CC"],
  [1, "#C3BCAD"],
]);
const SHADE = stops([
  [0.72, "#2A1802", 0.5],
  [1, "#2A1802", 0],
]);

function markup(): string {
  const whites = Array.from({ length: SHELL_TURNS }, (_, turn) => white(turn)).join("");
  return `<svg id="${HOST}" width="0" height="0" aria-hidden="true"><defs>
<radialGradient id="tg-gb" cx=".38" cy=".3" r=".8">${SLATE}</radialGradient>
<radialGradient id="tg-gg" cx=".5" cy=".5" r=".5">${GLOW}</radialGradient>
<radialGradient id="tg-gw" cx=".4" cy=".32" r=".74">${SHELL}</radialGradient>
<radialGradient id="tg-gs" cx=".5" cy=".5" r=".5">${SHADE}</radialGradient>
<clipPath id="tg-clip"><circle r="46.5"/></clipPath>
<g id="tg-b"><circle class="tg-slate" r="48"/><circle class="tg-glow" r="48"/></g>${whites}
<circle id="tg-s" class="tg-shade" r="54" cx="4" cy="7"/></defs></svg>`;
}

function white(turn: number): string {
  const angle = -44 + Math.round((turn * 63) / (SHELL_TURNS - 1));
  return `<g id="tg-w${turn}"><circle class="tg-shell" r="48"/><path class="tg-lines" clip-path="url(#tg-clip)" transform="rotate(${angle})" d="${arcs()}"/></g>`;
}

function arcs(): string {
  return Array.from({ length: 12 }, (_, line) => `M-50 ${line * 9 - 48}q50 -9 100 0`).join("");
}

/** The page of one game, from the invitation to the result. */

import "./game.css";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { GameStore } from "../../src/game/store";
import type { View } from "../../src/game/wire";
import { t } from "../../src/i18n";
import { Failure } from "../../src/ui";
import { Over } from "./Over";
import { Play } from "./Play";
import { Removal } from "./Removal";
import { Waiting } from "./Waiting";

/** What every part of the page needs. */
export interface Part {
  readonly store: GameStore;
  readonly view: View;
}

export default function Game({ id }: { readonly id: string }) {
  const store = useMemo(() => new GameStore(id), [id]);
  useEffect(() => store.connect(), [store]);
  const failure = store.failure.value;
  if (failure) return <Failure text={failure} />;
  const view = store.view.value;
  if (!view) return <p class="game-opening quiet">{t("game-opening")}</p>;
  return <Phase store={store} view={view} />;
}

/** When the screen changes under a person who uses the keyboard, reading goes on at its heading. */
function useHeadingFocus(phase: string): void {
  const shown = useRef(phase);
  useEffect(() => {
    if (shown.current === phase) return;
    shown.current = phase;
    const heading = document.querySelector<HTMLElement>(".game h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [phase]);
}

function Phase(part: Part) {
  useHeadingFocus(part.view.phase);
  switch (part.view.phase) {
    case "waiting":
      return <Waiting {...part} />;
    case "removal":
      return <Removal {...part} />;
    case "over":
      return <Over {...part} />;
    default:
      return <Play {...part} />;
  }
}

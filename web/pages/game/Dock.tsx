/** Where a waiting stone is confirmed. On phones its room is kept free, so that nothing jumps. */

import type { Color } from "../../src/game/wire";
import { Coord, t } from "../../src/i18n";
import { settings } from "../../src/settings";
import { Button, Stone } from "../../src/ui";
import { isWide } from "./Stage";

interface DockProps {
  readonly color: Color | null;
  readonly pending: string | null;
  readonly onPlay: (point: string) => void;
  readonly onCancel: () => void;
}

/** The dock; on wide pages it is there only where a mouse confirms by button. */
export function Dock({ color, pending, onPlay, onCancel }: DockProps) {
  if (isWide.value && settings.mouse.value === "click" && !pending) return null;
  const isOpen = color !== null && pending !== null;
  return (
    <div class="dock">
      {isOpen && (
        <>
          <div class="dock-row">
            <Button kind="primary" large onClick={() => onPlay(pending)}>
              <Stone color={color} size={24} />
              <DockText point={pending} />
            </Button>
            <Button icon="close" label={t("dock-cancel")} class="dock-cancel" onClick={onCancel} />
          </div>
          <p class="small quiet">{t("dock-hint")}</p>
        </>
      )}
    </div>
  );
}

function DockText({ point }: { readonly point: string }) {
  const [before, after] = t("dock-play", { point: "\u0001" })
    .replace(/[\u2066-\u2069]/gu, "")
    .split("\u0001");
  return (
    <span>
      {before}
      <Coord at={point} />
      {after}
    </span>
  );
}

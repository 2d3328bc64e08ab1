/** After two passes: which stones are dead, what that makes of the score, and who agrees. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import { parsePoint, placeIndex } from "../../board";
import { layerOf } from "../../board/layers";
import type { Color, GroupView, RemovalView, View } from "../../src/game/wire";
import { boardLabel, isShared, marginText, pointWords, refusalText, seatName } from "../../src/game/words";
import { sizeText, t } from "../../src/i18n";
import { rulesName } from "../../src/names";
import { Banner, Button, Dialog, Icon, Segmented, Stone } from "../../src/ui";
import type { Part } from ".";
import { LineBanner } from "./Banners";
import { ScoreSheet, sheetRows } from "./ScoreSheet";
import { GameBoard, isWide, Stage } from "./Stage";

/** A group under this confidence is listed even where it is held to be alive. */
const DOUBT = 85;

interface RemovalPart extends Part {
  readonly removal: RemovalView;
}

export function Removal(part: Part) {
  const { removal } = part.view;
  return removal ? <Marking {...part} removal={removal} /> : null;
}

function Marking({ store, view, removal }: RemovalPart) {
  const you = store.you.value;
  const [hover, setHover] = useState<string | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const change = useChange(removal);
  const board = removalBoard({ store, view, removal }, hover, setHover);
  const groups = listed(removal);
  const list = <GroupList store={store} view={view} removal={removal} groups={groups} />;
  const title = <h1 class="end-title">{t("end-title")}</h1>;
  return (
    <Stage
      kind="end"
      n={view.n}
      title={sizeText(view.cols, view.rows)}
      subtitle={t("end-passed")}
      board={<GameBoard {...board} />}
    >
      {isWide.value && <p class="small quiet">{`${t("end-passed")} · ${rulesName(view.rules)}`}</p>}
      <div class="end-head">
        {title}
        {!isWide.value && groups.length > 0 && (
          <Button kind="quiet" small onClick={() => setListOpen(true)}>
            {t("end-groups", { n: groups.length })}
          </Button>
        )}
      </div>
      <p class="end-hint quiet">{t("end-hint")}</p>
      <LineBanner store={store} />
      {store.refusal.value && <Banner tone="seal">{refusalText(store.refusal.value)}</Banner>}
      {removal.objection && (
        <Banner>
          {t("objection", { point: removal.objection.point, n: removal.objection.points.length })}
        </Banner>
      )}
      {isWide.value && <div class="end-list">{list}</div>}
      <Source removal={removal} />
      <ScoreSheet
        caption={t("sheet-title")}
        lines={sheetRows(removal.sheet, marginText(removal.sheet.margin2, removal.sheet.outcome_re))}
      >
        {change !== null && <p class="score-before small quiet">{t("sheet-before", { before: change })}</p>}
      </ScoreSheet>
      <Acceptances view={view} removal={removal} you={you} />
      <EndActions store={store} view={view} removal={removal} />
      {isListOpen && (
        <Dialog title={t("end-title")} shape="sheet" onClose={() => setListOpen(false)}>
          {list}
          <Restore store={store} />
        </Dialog>
      )}
    </Stage>
  );
}

/** What the score was before the last change of the marks. */
function useChange(removal: RemovalView): string | null {
  const marks = removal.dead.join();
  const now = marginText(removal.sheet.margin2, removal.sheet.outcome_re);
  const seen = useRef({ marks, now, before: null as string | null });
  if (seen.current.marks !== marks)
    seen.current = { marks, now, before: seen.current.now === now ? null : seen.current.now };
  return removal.changed_by ? seen.current.before : null;
}

function removalBoard(
  { store, view, removal }: RemovalPart,
  hover: string | null,
  setHover: (point: string | null) => void,
): BoardProps {
  const own = store.you.value[0];
  const mark = (point: string) => {
    const isStone = colorAt(view, point) !== null;
    if (own && isStone) store.send({ type: "mark", color: own, point, dead: !removal.dead.includes(point) });
  };
  const crossed = new Set(removal.dead);
  // A crossed stone says enough: no square is drawn below it.
  const open = (points: readonly string[]) => points.filter((point) => !crossed.has(point));
  const isForeign = removal.changed_by !== null && !store.you.value.includes(removal.changed_by);
  const hovered = hover ? (groupAt(removal, hover)?.points ?? []) : [];
  const outline =
    hovered.length > 0
      ? { highlight: hovered, highlightTone: "accent" as const }
      : { highlight: isForeign ? removal.changed : [], highlightTone: "flash" as const };
  return {
    cols: view.cols,
    rows: view.rows,
    stones: view.stones,
    label: boardLabel(view),
    interact: own ? "choose" : "none",
    dead: removal.dead,
    layer: layerOf({
      neutral: removal.neutral_points ?? [],
      territory: { black: open(removal.territory.black), white: open(removal.territory.white) },
    }),
    ...outline,
    announce: marginText(removal.sheet.margin2, removal.sheet.outcome_re),
    describe: (point) => pointWords(view, view.stones, point),
    onChoose: mark,
    onHover: setHover,
  };
}

function colorAt(view: View, point: string): Color | null {
  const place = parsePoint(point, view);
  const stone = place ? view.stones[placeIndex(place, view)] : ".";
  return stone === "X" ? "black" : stone === "O" ? "white" : null;
}

function groupAt(removal: RemovalView, point: string): GroupView | undefined {
  return removal.groups.find(({ points }) => points.includes(point));
}

function isDead(removal: RemovalView, group: GroupView): boolean {
  return group.points.some((point) => removal.dead.includes(point));
}

/** Groups that are marked dead or about which there is a doubt. */
function listed(removal: RemovalView): readonly GroupView[] {
  return removal.groups.filter(
    (group) =>
      isDead(removal, group) ||
      group.status !== "alive" ||
      (group.confidence !== null && group.confidence < DOUBT),
  );
}

interface GroupListProps extends RemovalPart {
  readonly groups: readonly GroupView[];
}

function GroupList({ store, view, removal, groups }: GroupListProps) {
  const own = store.you.value[0];
  if (groups.length === 0) return <p class="small quiet">{t("end-no-groups")}</p>;
  const mark = (group: GroupView, dead: boolean) => {
    const point = group.points[0];
    if (own && point) store.send({ type: "mark", color: own, point, dead });
  };
  return (
    <ul class="groups">
      {groups.map((group) => (
        <li key={group.points.join()} data-group={group.points[0]}>
          <Stone color={colorAt(view, group.points[0] ?? "") ?? "black"} size={22} />
          <span>
            <span>{groupText(view, group)}</span>
            <span class="small quiet">{opinion(removal, group)}</span>
          </span>
          <Segmented
            label={groupText(view, group)}
            hideLabel
            fixed
            choices={[
              { value: "alive", label: group.status === "seki" ? t("end-seki") : t("end-alive") },
              { value: "dead", label: t("end-dead") },
            ]}
            value={isDead(removal, group) ? "dead" : "alive"}
            onChange={(value) => mark(group, value === "dead")}
          />
        </li>
      ))}
    </ul>
  );
}

/** "2 black stones, A6 and A7". */
function groupText(view: View, { points }: GroupView): string {
  const color = colorAt(view, points[0] ?? "") ?? "black";
  const named = points.length <= 3 ? points : points.slice(0, 1);
  const list = new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" });
  const names = list.format(named.map((point) => `\u2066${point}\u2069`));
  return t(points.length <= 3 ? "group-stones" : "group-stones-at", {
    n: points.length,
    color,
    points: names,
  });
}

function opinion(removal: RemovalView, { status, confidence }: GroupView): string {
  if (removal.source === "pending") return t("opinion-pending");
  if (confidence === null) return t("opinion-proven", { status });
  return t("opinion", { status, n: confidence });
}

function Source({ removal }: { readonly removal: RemovalView }) {
  if (removal.source === "computer") return null;
  return (
    <p class="small quiet end-source">
      {t(removal.source === "pending" ? "source-pending" : "source-pass-alive")}
    </p>
  );
}

function Acceptances({ view, removal, you }: { view: View; removal: RemovalView; you: readonly Color[] }) {
  const isNew = useFourSeconds(removal.changed_by ? removal.changed.join() + removal.dead.join() : null);
  return (
    <ul class="acceptances">
      {(["white", "black"] as const).map((color) => (
        <li key={color} data-accepted={removal.accepted[color] ? "" : undefined}>
          <Stone color={color} size={26} />
          <bdi>{seatName(view, color, you)}</bdi>
          <span class={removal.accepted[color] ? "accepted" : "quiet"}>
            {removal.accepted[color] && <Icon name="check" size={16} />}
            {acceptance(view, removal, color, isNew, you)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function acceptance(
  view: View,
  removal: RemovalView,
  color: Color,
  isNew: boolean,
  you: readonly Color[],
): string {
  if (removal.accepted[color]) return t("accepted");
  const { changed_by } = removal;
  if (isNew && changed_by) {
    const point = removal.changed[0] ?? "";
    return t("accept-changed", { name: seatName(view, changed_by, you), point });
  }
  return view.seats[color].kind === "human" && !view.seats[color].here ? t("seat-away") : t("accept-waiting");
}

/** True for four seconds after `what` became another thing. */
function useFourSeconds(what: string | null): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOn(what !== null);
    const timer = setTimeout(() => setOn(false), 4000);
    return () => clearTimeout(timer);
  }, [what]);
  return isOn;
}

function EndActions({ store, view, removal }: RemovalPart) {
  const you = store.you.value;
  const own = isShared(you) ? (removal.accepted.black ? "white" : "black") : you[0];
  if (!own) return null;
  const accept = () => {
    store.send({ type: "accept", color: own });
    if (isShared(you)) store.send({ type: "accept", color: own === "black" ? "white" : "black" });
  };
  return (
    <div class="end-actions">
      <Button kind="primary" large busy={removal.accepted[own] && !isShared(you)} onClick={accept}>
        {removal.accepted[own] ? t("accepted-waiting") : t("action-accept")}
      </Button>
      <div class="end-row">
        <Button onClick={() => store.send({ type: "resume", color: own })}>{t("action-resume")}</Button>
        {isWide.value && <Restore store={store} />}
      </div>
      <p class="small quiet">{t("resume-text", { color: view.resume_turn[own] })}</p>
    </div>
  );
}

function Restore({ store }: Pick<Part, "store">) {
  const own = store.you.value[0];
  if (!own) return null;
  return (
    <Button onClick={() => store.send({ type: "restore_suggestion", color: own })}>
      {t("action-restore")}
    </Button>
  );
}

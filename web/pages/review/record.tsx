/** A record on the board: stepping, tree, comments, marks, saving. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../../board";
import { layerOf } from "../../board/layers";
import { api, type DiagnosticView, errorText, type GameRecord, type RecordInfo } from "../../src/api";
import { saveFile } from "../../src/clipboard";
import { numberText, t } from "../../src/i18n";
import { copyAndTell } from "../../src/network";
import type { OpenedFile } from "../../src/open-record";
import { isPhone, settings } from "../../src/settings";
import { Button, Select, Stone, Tabs, toast } from "../../src/ui";
import {
  childrenOf,
  lineThrough,
  moveNumber,
  nextLabels,
  positionText,
  sibling,
  stonesAt,
} from "../../src/walk";
import { OpenRecord } from "../home/continue";
import { Problems } from "./problems";
import { Transport, useStepKeys, useSwipe } from "./transport";
import { MoveTree, nodeText } from "./tree";

interface Shown {
  records: GameRecord[];
  problems: DiagnosticView[];
  charset?: string;
  /** The game on this server, or the file, that the record comes from. */
  game?: string;
  file?: OpenedFile;
}

export function RecordView(props: Shown) {
  const [which, setWhich] = useState(0);
  const record = props.records[which];
  if (!record) return null;
  const many = props.records.length > 1 && (
    <Select
      label={t("review-which")}
      choices={props.records.map((r, i) => ({ value: i, label: titleOf(r.info, i) }))}
      value={which}
      onChange={setWhich}
    />
  );
  return (
    <Walk key={which} record={record} shown={props}>
      {many}
    </Walk>
  );
}

function titleOf(info: RecordInfo, index: number): string {
  const number = numberText(index + 1);
  const players = [info.black, info.white].filter(Boolean).join(" – ");
  return [number, players, info.date].filter(Boolean).join(" · ");
}

/** Where one is in a record, and the ways from there. */
function useWalk(record: GameRecord) {
  const children = useMemo(() => childrenOf(record), [record]);
  const [node, setNode] = useState(0);
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const line = useMemo(() => lineThrough(record, children, node, chosen), [record, children, node, chosen]);
  const go = (to: number | undefined) => {
    if (to === undefined) return;
    const parent = record.nodes[to]?.parent;
    if (parent !== null && parent !== undefined && children[parent]?.[0] !== to) {
      setChosen(new Map([...chosen, [parent, to]]));
    } else if (parent !== null && parent !== undefined && chosen.has(parent)) {
      setChosen(new Map([...chosen].filter(([from]) => from !== parent)));
    }
    setNode(to);
  };
  const at = line.indexOf(node);
  const goTo = (index: number) => setNode(line[Math.max(0, Math.min(line.length - 1, index))] ?? 0);
  return {
    children,
    node,
    line,
    at,
    go,
    goTo,
    step: (by: number) => goTo(at + by),
    branch: (by: number) => go(sibling(record, children, node, by)),
  };
}

export type Walking = ReturnType<typeof useWalk>;

function Walk(props: { record: GameRecord; shown: Shown; children: preact.ComponentChildren }) {
  const { record, shown } = props;
  const walk = useWalk(record);
  useStepKeys(walk);
  const stones = useMemo(() => stonesAt(record, walk.node), [record, walk.node]);
  const players = <Players info={record.info} captures={record.nodes[walk.node]?.captures} />;
  return (
    <div class="review">
      {isPhone.value && players}
      <div class="review-left">
        <Position record={record} walk={walk} stones={stones} />
        <Transport record={record} walk={walk} />
      </div>
      <div class="review-panel">
        {!isPhone.value && players}
        {props.children}
        <Problems problems={shown.problems} charset={shown.charset} />
        <Parts record={record} walk={walk} />
        <Actions record={record} shown={shown} stones={stones} />
      </div>
    </div>
  );
}

function Position(props: { record: GameRecord; walk: Walking; stones: string }) {
  const { record, walk } = props;
  const area = useRef<HTMLDivElement>(null);
  useSwipe(area, walk);
  const node = record.nodes[walk.node];
  const number = moveNumber(record, walk.node);
  const last = node?.move && node.move.move !== "pass" ? node.move.move : null;
  const kind = settings.lastMove.value;
  const labels = node?.labels.length ? node.labels : nextLabels(record, walk.children[walk.node] ?? []);
  return (
    <div class="review-board" ref={area}>
      <Board
        id="board"
        cols={record.cols}
        rows={record.rows}
        stones={props.stones}
        label={t("review-board", { where: nodeText(node, number) })}
        roleDescription={t("board-role")}
        coordinates={isPhone.value ? "none" : settings.coordinates.value}
        last={last}
        lastMark={kind === "number" ? "none" : kind}
        layer={layerOf({
          numbers: kind === "number" && last ? [[last, number]] : [],
          marks: node?.marks.map(([point, mark]) => ({ point, kind: mark })) ?? [],
          labels,
        })}
        interact="none"
        announce={settings.announce.value ? nodeText(node, number) : ""}
        fit="width"
      />
    </div>
  );
}

function Players(props: { info: RecordInfo; captures: { black: number; white: number } | undefined }) {
  const { info, captures } = props;
  const side = (color: "black" | "white") => (
    <div class={`review-player ${color}`}>
      <Stone color={color} size={36} />
      <div>
        <strong dir="auto">{info[color] || t(`color-${color}`)}</strong>
        <span class="small quiet">
          {info[`${color}_rank`] && (
            <>
              <bdi>{info[`${color}_rank`]}</bdi>
              {" · "}
            </>
          )}
          <bdi>{t("review-captures", { n: captures?.[color] ?? 0 })}</bdi>
        </span>
      </div>
    </div>
  );
  return (
    <header class="review-players">
      <h1 class="hidden">{t("review-title")}</h1>
      {side("black")}
      {info.result && (
        <span class="review-result">
          <bdi dir="ltr">{info.result}</bdi>
        </span>
      )}
      {side("white")}
      <Terms info={info} />
    </header>
  );
}

/** What the record says of the game, in its own words. */
function Terms(props: { info: RecordInfo }) {
  const { info } = props;
  const komi = info.komi ? t("terms-komi", { komi: info.komi }) : null;
  const words = [info.name, info.event, info.round, info.place, info.date, info.rules, komi].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p class="review-terms small quiet">
      {words.map((word, i) => (
        <span key={word}>
          {i > 0 && " · "}
          <bdi>{word}</bdi>
        </span>
      ))}
    </p>
  );
}

/** Tree and comment; on a phone behind tabs. */
function Parts(props: { record: GameRecord; walk: Walking }) {
  const { record, walk } = props;
  const [tab, setTab] = useState<"moves" | "comments">("moves");
  const tree = <MoveTree record={record} children={walk.children} current={walk.node} onChoose={walk.go} />;
  const comment = <Comment record={record} walk={walk} />;
  if (!isPhone.value) {
    const variations = walk.children.filter((next) => next.length > 1).length;
    return (
      <>
        <section class="review-tree">
          <div class="review-tree-head">
            <h2 class="waiting-title">{t("review-moves")}</h2>
            <span class="small quiet">{t("review-variations", { n: variations })}</span>
          </div>
          {tree}
        </section>
        {comment}
      </>
    );
  }
  const tabs = [
    { value: "moves" as const, label: t("review-moves") },
    { value: "comments" as const, label: t("review-comment") },
  ];
  return (
    <>
      <Tabs label={t("review-parts")} tabs={tabs} value={tab} onChange={setTab} />
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === "moves" ? tree : comment}
      </div>
    </>
  );
}

function Comment(props: { record: GameRecord; walk: Walking }) {
  const { record, walk } = props;
  const node = record.nodes[walk.node];
  const isRoot = walk.at === 0;
  const text = node?.comment || (isRoot ? record.info.comment : null);
  return (
    <section class="review-comment" aria-label={t("review-comment")}>
      <p>
        <strong>{nodeText(node, moveNumber(record, walk.node))}</strong>
      </p>
      {node?.problem && (
        <p class="review-problem">
          {t("review-refused", { reason: t(node.problem.key, node.problem.args) })}
        </p>
      )}
      {text ? (
        <p dir="auto" class="review-text">
          {text}
        </p>
      ) : (
        <p class="small quiet">{t("review-no-comment")}</p>
      )}
    </section>
  );
}

/** The name of the file without its ending. */
function stem(name: string): string {
  return name.replace(/\.[^.]*$/u, "") || "game";
}

async function save(shown: Shown): Promise<void> {
  try {
    const sgf = shown.game
      ? await api.sgf(shown.game)
      : await api.toSgf(shown.file?.bytes ?? new ArrayBuffer(0));
    saveFile(`${shown.game ?? stem(shown.file?.name ?? "")}.sgf`, sgf, "application/x-go-sgf");
    toast(t("review-saved"));
  } catch (error) {
    const { key, args } = errorText(error);
    toast(t(key, args));
  }
}

function Actions(props: { record: GameRecord; shown: Shown; stones: string }) {
  const { record, stones } = props;
  const [isOpening, setOpening] = useState(false);
  useEffect(() => setOpening(false), [props.shown.file]);
  const copy = () => copyAndTell(positionText(record.cols, record.rows, stones), t("review-copied"));
  return (
    <div class="review-actions">
      <Button icon="save" small onClick={() => save(props.shown)}>
        {t("review-save")}
      </Button>
      <Button icon="copy" small onClick={copy}>
        {t("review-copy")}
      </Button>
      <Button icon="file" small onClick={() => setOpening(!isOpening)}>
        {t("review-open")}
      </Button>
      {isOpening && <OpenRecord />}
    </div>
  );
}

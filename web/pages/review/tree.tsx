/** The tree of moves: only what is in sight is drawn. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameRecord, RecordNode } from "../../src/api";
import { numberText, t } from "../../src/i18n";
import { isStill } from "../../src/settings";
import type { Children } from "../../src/walk";
import { layOut, type TreeLayout } from "./tree-layout";

const CELL = { width: 36, height: 37 };
const PAD = 14;

interface Sight {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What part of the tree can be seen, in pixels. */
function useSight() {
  const box = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Sight>({ left: 0, top: 0, width: 800, height: 400 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () =>
      setSight({
        left: element.scrollLeft,
        top: element.scrollTop,
        width: element.clientWidth,
        height: element.clientHeight,
      });
    look();
    element.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, []);
  return { box, sight };
}

const x = (depth: number) => PAD + depth * CELL.width + CELL.width / 2;
const y = (row: number) => PAD + row * CELL.height + CELL.height / 2;

/** The moves that lead to each node. */
function numbersOf(record: GameRecord): number[] {
  const numbers: number[] = [];
  record.nodes.forEach((node, index) => {
    const before = node.parent === null || node.parent === undefined ? 0 : (numbers[node.parent] ?? 0);
    numbers[index] = before + (node.move ? 1 : 0);
  });
  return numbers;
}

export function MoveTree(props: {
  record: GameRecord;
  children: Children;
  current: number;
  onChoose: (node: number) => void;
}) {
  const { record, current } = props;
  const layout = useMemo(() => layOut(props.children), [props.children]);
  const numbers = useMemo(() => numbersOf(record), [record]);
  const { box, sight } = useSight();
  const place = layout.places[current];
  useEffect(() => {
    const element = box.current;
    if (!element || !place) return;
    const left = x(place.depth) - element.clientWidth / 2;
    const top = y(place.row) - element.clientHeight / 2;
    const isFar = Math.abs(left - element.scrollLeft) > element.clientWidth;
    element.scrollTo({ left, top, behavior: isStill.value || isFar ? "auto" : "smooth" });
  }, [place, box]);
  const seen = visible(layout, sight);
  return (
    <div
      ref={box}
      class="tree card"
      role="tree"
      dir="ltr"
      tabIndex={0}
      aria-label={t("review-tree")}
      aria-activedescendant={`node-${current}`}
    >
      <div
        class="tree-field"
        style={{
          width: `${x(layout.depth) + CELL.width}px`,
          height: `${y(layout.rows - 1) + CELL.height / 2 + PAD}px`,
        }}
      >
        <Edges record={record} layout={layout} seen={seen} />
        {(seen.includes(current) ? seen : [...seen, current]).map((index) => (
          <TreeNode
            key={index}
            node={record.nodes[index]}
            index={index}
            number={numbers[index] ?? 0}
            at={layout.places[index] ?? { depth: 0, row: 0 }}
            isCurrent={index === current}
            onChoose={props.onChoose}
          />
        ))}
      </div>
    </div>
  );
}

function visible(layout: TreeLayout, sight: Sight): number[] {
  const margin = 3 * CELL.width;
  const found: number[] = [];
  layout.places.forEach(({ depth, row }, index) => {
    const isAcross = x(depth) > sight.left - margin && x(depth) < sight.left + sight.width + margin;
    const isDown = y(row) > sight.top - margin && y(row) < sight.top + sight.height + margin;
    if (isAcross && isDown) found.push(index);
  });
  return found;
}

/** Lines to the parents: straight along a row, with a round corner down to a variation. */
function Edges(props: { record: GameRecord; layout: TreeLayout; seen: readonly number[] }) {
  const { record, layout, seen } = props;
  const path = seen.map((index) => {
    const to = layout.places[index];
    const from = layout.places[record.nodes[index]?.parent ?? -1];
    if (!to || !from) return "";
    if (to.row === from.row) return `M${x(from.depth)} ${y(from.row)}H${x(to.depth)}`;
    const corner = y(to.row) - 12;
    return `M${x(from.depth)} ${y(from.row)}V${corner}q0 12 12 12H${x(to.depth)}`;
  });
  return (
    <svg class="tree-edges" aria-hidden="true">
      <path d={path.join("")} />
    </svg>
  );
}

/** A node in words: "Move 127, Black K11". */
export function nodeText(node: RecordNode | undefined, number: number): string {
  if (!node?.move) return t("review-start");
  const { color, move } = node.move;
  return t("review-move", { n: number, color, move: move === "pass" ? t("review-pass") : move });
}

function TreeNode(props: {
  node: RecordNode | undefined;
  index: number;
  number: number;
  at: { depth: number; row: number };
  isCurrent: boolean;
  onChoose: (node: number) => void;
}) {
  const { node, index, number, at } = props;
  const color = node?.move?.color;
  const classes = ["tree-node", color ? `tree-${color}` : "tree-setup", props.isCurrent && "current"];
  if (node?.comment) classes.push("has-comment");
  if (node?.problem) classes.push("has-problem");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the whole page
    <div
      id={`node-${index}`}
      role="treeitem"
      tabIndex={-1}
      class={classes.filter(Boolean).join(" ")}
      style={{ left: `${x(at.depth)}px`, top: `${y(at.row)}px` }}
      aria-label={nodeText(node, number)}
      aria-level={at.depth + 1}
      aria-selected={props.isCurrent}
      onClick={() => props.onChoose(index)}
    >
      {node?.move ? numberText(number) : ""}
    </div>
  );
}

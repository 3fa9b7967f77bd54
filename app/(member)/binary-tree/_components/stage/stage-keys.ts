import type { KeyboardEvent, RefObject } from "react";
import {
  type FocusDirection,
  type Layout,
  neighbour,
  type Placed,
} from "@/lib/domain/binary-tree/layout";
import type { Stage } from "./create-stage";

const DIRECTIONS: Readonly<Record<string, FocusDirection>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** A share of the view for one press. */
const PAN_SHARE = 0.25;
export const ZOOM_FACTOR = 1.3;

export const PAN_STEPS: Readonly<Record<FocusDirection, readonly [number, number]>> = {
  up: [0, -PAN_SHARE],
  down: [0, PAN_SHARE],
  left: [-PAN_SHARE, 0],
  right: [PAN_SHARE, 0],
};

interface StageKeys {
  readonly stage: RefObject<Stage | null>;
  readonly layout: Layout;
  readonly focused: string;
  readonly focus: (key: string) => void;
  readonly press: (placed: Placed, part: "card" | "fold") => void;
}

/** All that stand on the level of one, from left to right. */
export function levelOf({ levels }: Layout, placed: Placed | undefined): readonly Placed[] {
  return placed ? (levels[placed.level] ?? []) : [];
}

/**
 * What the keys do on the drawing. Arrows move the focus as the drawing stands, in every language, or
 * the view with Shift; Home and End go to the ends of the level, Enter opens, Space unfolds, plus, minus and 0 zoom.
 */
export function onStageKey(event: KeyboardEvent, keys: StageKeys): void {
  const { stage, layout, focused, focus, press } = keys;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = DIRECTIONS[event.key];
  const placed = layout.byKey.get(focused);
  if (direction && event.shiftKey) stage.current?.pan(...PAN_STEPS[direction]);
  else if (direction) focus(neighbour(layout, focused, direction)?.key ?? focused);
  else if (event.key === "Home") focus(levelOf(layout, placed)[0]?.key ?? focused);
  else if (event.key === "End") focus(levelOf(layout, placed).at(-1)?.key ?? focused);
  else if (event.key === "+" || event.key === "=") stage.current?.zoomBy(ZOOM_FACTOR);
  else if (event.key === "-") stage.current?.zoomBy(1 / ZOOM_FACTOR);
  else if (event.key === "0") stage.current?.fit();
  else if (event.key === "Enter" && placed) press(placed, "card");
  else if (event.key === " " && placed) press(placed, "fold");
  else return;
  event.preventDefault();
}

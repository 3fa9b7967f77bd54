"use client";

import { useId } from "react";
import { SHOWN_STATUSES } from "@/lib/contract/team/team-member";
import { useTreeBoard, useTreeState } from "../board-context";
import { focusWords, nameOf } from "../seat-words";
import { StageControls } from "./stage-controls";
import { levelOf, onStageKey } from "./stage-keys";
import { useStage } from "./use-stage";

const COLOURS = {
  active: "bg-up",
  inactive: "bg-faint",
  not_valid: "bg-warn",
  unverified: "bg-info",
  closed: "bg-line-strong",
} as const;

/** What the signs of the drawing mean. */
function StageLegend() {
  const { t } = useTreeBoard();
  return (
    <section aria-label={t("legend")} className="border-t border-line px-5 py-3.5 md:px-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
        {SHOWN_STATUSES.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span aria-hidden className={`size-2 rounded-full ${COLOURS[status]}`} />
            {t(`status.${status}`)}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span
            aria-hidden
            className="size-3 bg-accent [clip-path:polygon(0_0,100%_0,100%_100%)]"
          />
          {t("ownReferral")}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden className="h-3 w-5 rounded-sm border border-dashed border-faint" />
          {t("freeSeat")}
        </li>
      </ul>
    </section>
  );
}

/** Tells a screen reader where the focus in the drawing has come to, and what is unfolded there. */
function FocusAnnouncement({
  layout,
  focused,
}: Pick<ReturnType<typeof useStage>, "layout" | "focused">) {
  const board = useTreeBoard();
  const { t } = board;
  const { tree, unfolded } = useTreeState();
  const placed = layout.byKey.get(focused);
  if (!placed) return <p role="status" className="sr-only" />;
  const node = placed.seat.kind === "member" ? tree.members.get(placed.key)?.node : undefined;
  const fold = unfolded.has(placed.key) ? "unfolded" : "folded";
  const level = levelOf(layout, placed);
  const place = {
    // Below the member who looks, wherever the drawing begins.
    level: (tree.members.get(tree.top)?.node.level ?? 0) + placed.level,
    position: level.indexOf(placed) + 1,
    count: level.length,
  };
  return (
    <p role="status" className="sr-only">
      {focusWords(placed, node, board)} {node && t(fold, { username: nameOf(node, t("unnamed")) })}{" "}
      {t("place", place)}
    </p>
  );
}

/** The tree as a drawing. It stands from left to right in every language: the left leg is a business term. */
export function TreeStage() {
  const { store, t } = useTreeBoard();
  const helpId = useId();
  const { canvas, overview, stage, layout, focused, press, setKeys } = useStage();
  const { tree } = store.get();
  const top = tree.members.get(tree.top)?.node;
  const label = t("canvasLabel", {
    username: top ? nameOf(top, t("unnamed")) : tree.top,
    count: layout.byKey.size,
  });
  const focus = store.focus;
  return (
    <>
      <div dir="ltr" className="relative h-[min(44rem,74dvh)] overflow-hidden border-t border-line">
        <div
          role="application"
          aria-roledescription={t("canvasRole")}
          aria-label={t("treeTitle")}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move through the drawing
          tabIndex={0}
          data-focused={focused}
          onKeyDown={(event) => onStageKey(event, { stage, layout, focused, focus, press })}
          onFocus={() => setKeys(true)}
          onBlur={() => setKeys(false)}
          className="size-full focus-visible:outline-2 focus-visible:-outline-offset-2"
        >
          <canvas ref={canvas} role="img" aria-label={label} className="block size-full" />
        </div>
        <p id={helpId} className="sr-only">
          {t("canvasHelp")}
        </p>
        <canvas
          ref={overview}
          aria-hidden
          className="absolute end-3 bottom-3 hidden h-24 w-44 cursor-crosshair rounded-inset border border-line bg-surface/90 md:block"
        />
      </div>
      <StageControls stage={stage} />
      <StageLegend />
      <FocusAnnouncement layout={layout} focused={focused} />
    </>
  );
}

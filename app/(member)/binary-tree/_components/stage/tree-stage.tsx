"use client";

import { useId } from "react";
import { useBoard } from "../board-context";
import { nameOf } from "../seat-words";
import { FocusAnnouncement } from "./focus-announcement";
import { StageControls } from "./stage-controls";
import { onStageKey } from "./stage-keys";
import { StageLegend } from "./stage-legend";
import { useStage } from "./use-stage";

/** The tree as a drawing. It stands from left to right in every language: the left leg is a business term. */
export function TreeStage() {
  const { store, t } = useBoard();
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
        <StageControls stage={stage} />
        <canvas
          ref={overview}
          aria-hidden
          className="absolute end-3 bottom-3 hidden h-24 w-44 cursor-crosshair rounded-inset border border-line bg-surface/90 md:block"
        />
      </div>
      <StageLegend />
      <FocusAnnouncement placed={layout.byKey.get(focused) ?? null} />
    </>
  );
}

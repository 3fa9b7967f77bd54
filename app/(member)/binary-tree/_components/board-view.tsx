"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ComponentType, useEffect, useState } from "react";
import { showErrorToast } from "@/app/_ui/toast";
import { useBoard, useTreeState } from "./board-context";
import { BoardTools } from "./board-tools";
import { loadStage, wantsDrawing, wideScreen } from "./load-stage";
import { TreeTable } from "./tree-table";
import { useReveal } from "./use-reveal";

/** Whether the drawing is wanted; null until the width of the screen is known. */
function useWantsDrawing(): boolean | null {
  const view = useSearchParams().get("view");
  const [isWide, setWide] = useState<boolean | null>(null);
  useEffect(() => {
    const screen = wideScreen();
    const update = () => setWide(screen.matches);
    update();
    screen.addEventListener("change", update);
    return () => screen.removeEventListener("change", update);
  }, []);
  return wantsDrawing(view, isWide);
}

/** The tools, and below them the drawing or the table. Until the drawing is there, the table stands in its place. */
export function BoardView({ initialFocus }: { initialFocus: string | null }) {
  const { store, t } = useBoard();
  const closeText = useTranslations("common")("close");
  const { problem } = useTreeState();
  const isDrawing = useWantsDrawing();
  const [Stage, setStage] = useState<ComponentType | null>(null);
  const view = useSearchParams().get("view");
  useReveal(initialFocus);

  useEffect(() => {
    if (!isDrawing) return;
    loadStage().then(
      (loaded) => {
        setStage(() => loaded);
        // What an upstream gives anyway is fetched once the first picture stands.
        (window.requestIdleCallback ?? setTimeout)(() => void store.prefetch());
      },
      () => showErrorToast(t("cannotOpen"), closeText),
    );
  }, [isDrawing, store, t, closeText]);

  const isFramed = view === "tree" ? "h-[min(44rem,74dvh)]" : "md:h-[min(44rem,74dvh)]";
  return (
    <section
      aria-label={t("treeTitle")}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <BoardTools isDrawing={isDrawing} />
      {problem && (
        <p role="alert" className="border-t border-line px-5 py-3 text-md text-down md:px-6">
          {problem === "all" ? t("allFailed") : t("loadFailed")}
        </p>
      )}
      {isDrawing && Stage ? (
        <Stage />
      ) : (
        <div
          className={`border-t border-line ${isDrawing === false ? "" : `${isFramed} overflow-y-auto`}`}
        >
          <TreeTable />
        </div>
      )}
    </section>
  );
}

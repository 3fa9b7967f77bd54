"use client";

import { Network, Table2 } from "lucide";
import { useSearchParams } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { SEGMENT, SEGMENT_SIZES, SEGMENT_TRACK } from "@/app/_ui/control/segmented";
import { Icon } from "@/app/_ui/data/icon";
import { Link } from "@/app/_ui/navigation/link";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { useTreeBoard, useTreeState } from "./board-context";
import { loadStage, wantsDrawing, wideScreen } from "./load-stage";
import { type TreeView, treeHref } from "./tree-href";
import { TreeSearch } from "./tree-search";
import { TreeTable } from "./tree-table";
import { useReveal } from "./use-reveal";

const ICONS = { tree: Network, table: Table2 } as const;

/** The drawing or the table. The choice stands in the address; nothing is asked for anew. */
function ViewLinks({ isDrawing }: { isDrawing: boolean | null }) {
  const { root, t } = useTreeBoard();
  const current = isDrawing === null ? null : isDrawing ? "tree" : "table";
  const names = { tree: t("viewTree"), table: t("viewTable") };
  return (
    <nav aria-label={t("view")} className={`${SEGMENT_TRACK} w-fit`}>
      {(["tree", "table"] as const satisfies readonly TreeView[]).map((view) => {
        const href = treeHref({ root, view });
        return (
          <Link
            key={view}
            href={href}
            scroll={false}
            aria-current={view === current ? "true" : undefined}
            onNavigate={(event) => {
              event.preventDefault();
              window.history.pushState(null, "", href);
            }}
            className={`${SEGMENT} ${SEGMENT_SIZES.small} min-w-0 whitespace-nowrap segment-link`}
          >
            <Icon node={ICONS[view]} size={16} className={view === "tree" ? "rotate-180" : ""} />
            {names[view]}
          </Link>
        );
      })}
    </nav>
  );
}

/** Search, the choice of the view, and all levels or the first ones. */
function BoardTools({ isDrawing }: { isDrawing: boolean | null }) {
  const { store, t } = useTreeBoard();
  const { isLoadingAll } = useTreeState();
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 p-5 md:px-6">
      <div className="min-w-0 grow basis-56">
        <TreeSearch />
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button isPending={isLoadingAll} onClick={() => !isLoadingAll && store.showAll()}>
          {t("showAll")}
        </Button>
        <Button onClick={store.foldBack}>{t("foldBack")}</Button>
        <ViewLinks isDrawing={isDrawing} />
      </div>
    </div>
  );
}

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
  const { store, t } = useTreeBoard();
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
      () => showErrorToast(t("cannotOpen")),
    );
  }, [isDrawing, store, t]);

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
          <TreeTable isStandIn={isDrawing !== false} />
        </div>
      )}
    </section>
  );
}

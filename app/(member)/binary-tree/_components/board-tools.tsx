"use client";

import { Button } from "@/app/_ui/button";
import { useBoard, useTreeState } from "./board-context";
import { TreeSearch } from "./tree-search";
import { ViewLinks } from "./view-links";

/** Search, the choice of the view, and all levels or the first ones. */
export function BoardTools({ isDrawing }: { isDrawing: boolean | null }) {
  const { store, t } = useBoard();
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

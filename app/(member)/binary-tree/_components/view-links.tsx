"use client";

import { Network, Table2 } from "lucide";
import Link from "next/link";
import { Icon } from "@/app/_ui/icon";
import { SEGMENT, SEGMENT_SIZES, SEGMENT_TRACK } from "@/app/_ui/segmented";
import { useBoard } from "./board-context";
import { type TreeView, treeHref } from "./tree-href";

const ICONS = { tree: Network, table: Table2 } as const;

/** The drawing or the table. The choice stands in the address; nothing is asked for anew. */
export function ViewLinks({ isDrawing }: { isDrawing: boolean | null }) {
  const { root, t } = useBoard();
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
            prefetch={false}
            scroll={false}
            aria-current={view === current ? "true" : undefined}
            onNavigate={(event) => {
              event.preventDefault();
              window.history.pushState(null, "", href);
            }}
            className={`${SEGMENT} ${SEGMENT_SIZES.small} min-w-0 whitespace-nowrap focus-visible:-outline-offset-2 aria-[current=true]:border-line-strong aria-[current=true]:bg-surface aria-[current=true]:text-text`}
          >
            <Icon node={ICONS[view]} size={16} className={view === "tree" ? "rotate-180" : ""} />
            {names[view]}
          </Link>
        );
      })}
    </nav>
  );
}

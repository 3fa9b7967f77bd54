"use client";

import { TEAM_STATUSES } from "@/lib/contract/team-member";
import { useBoard } from "../board-context";

const COLOURS = {
  active: "bg-up",
  inactive: "bg-faint",
  not_valid: "bg-warn",
  unverified: "bg-info",
} as const;

/** What the signs of the drawing mean. */
export function StageLegend() {
  const { t } = useBoard();
  return (
    <section aria-label={t("legend")} className="border-t border-line px-5 py-3.5 md:px-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
        {TEAM_STATUSES.map((status) => (
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

"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { colon } from "@/app/_ui/text/own-marks";
import type { ChartTableProps } from "./chart-table";
import type { ChartMark } from "./scale";

interface TableOverProps {
  /** Names the chart. */
  label: string;
  /** From left to right. */
  marks: readonly ChartMark[];
  isPrivate: boolean;
  headings: readonly [string, string];
}

/** The same figures as a table over the drawing, for those who ask for it by keyboard or ear. */
export function TableOver({ label, marks, isPrivate, headings }: TableOverProps) {
  const locale = useLocale();
  const t = useTranslations("common.chart");
  const common = useTranslations("common");
  const [Table, setTable] = useState<ComponentType<ChartTableProps> | null>(null);

  async function toggle() {
    if (Table) return setTable(null);
    try {
      const { ChartTable } = await import("./chart-table");
      setTable(() => ChartTable);
    } catch {
      showErrorToast(common("cannotOpen"));
    }
  }

  return (
    <>
      {Table && (
        <div
          dir={document.documentElement.dir}
          className="absolute inset-0 z-1 overflow-hidden bg-surface"
        >
          <Table
            caption={label}
            headings={headings}
            rows={marks.map(([, , text, name]) => [name, text])}
            isPrivate={isPrivate}
            className="h-full"
          />
        </div>
      )}
      <button
        type="button"
        aria-label={`${t("table")}${colon(locale)}${label}`}
        aria-pressed={Table !== null}
        onClick={toggle}
        className="sr-only z-2 min-h-11 rounded-inset bg-tip px-3 text-xs text-[#f4f2fa] focus-visible:not-sr-only focus-visible:absolute focus-visible:end-0 focus-visible:bottom-full"
      >
        {t("table")}
      </button>
    </>
  );
}

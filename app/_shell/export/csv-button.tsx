"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import type { CsvTable } from "@/app/_ui/file/csv-text";
import { useExport } from "./use-export";

interface CsvButtonProps {
  fileName: string;
  /** Reads everything that belongs into the file. */
  read: () => Promise<CsvTable>;
}

/**
 * Makes a CSV file in the browser from a list that the service gives page by page, and saves it. A list
 * that the service itself gives as a file is an `ExportLink`.
 */
export function CsvButton({ fileName, read }: CsvButtonProps) {
  const t = useTranslations("export");
  async function make(): Promise<Blob> {
    const [table, { csvText }] = await Promise.all([read(), import("@/app/_ui/file/csv-text")]);
    return new Blob([csvText(table)], { type: "text/csv;charset=utf-8" });
  }
  const { isPending, save } = useExport(fileName, make);
  return (
    <Button size="small" isPending={isPending} onClick={save}>
      <span aria-live="polite">{t(isPending ? "pending" : "label")}</span>
    </Button>
  );
}

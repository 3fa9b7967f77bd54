import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Texts } from "@/app/_shell/texts/texts";
import { EXPORT_MAX_ROWS } from "@/lib/contract/protocol/endpoint";
import { ExportLink } from "./export-link";

interface ExportToolbarProps {
  /** Rows under the filter. */
  total: number;
  /** The same in words. */
  count: string;
  /** Below `/api/bff/`, with its query. */
  exportPath: string;
  fileName: string;
  /** Beside the count. */
  children?: ReactNode;
}

/** How many rows a list has under its filter, and all of them as a file while one may be so long. */
export async function ExportToolbar(props: ExportToolbarProps) {
  const { total, count, exportPath, fileName, children } = props;
  const [t, file, locale] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("export"),
    getLocale(),
  ]);
  const limit = EXPORT_MAX_ROWS.toLocaleString(locale, { numberingSystem: "latn" });
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 md:px-5">
      <div className="flex flex-wrap items-center gap-x-5">
        <p data-said="count" className="figures text-md text-muted">
          {count}
        </p>
        {children}
      </div>
      {total > EXPORT_MAX_ROWS ? (
        <p className="max-w-md text-sm text-warn print:hidden">{t("tooManyRows", { limit })}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <span className="text-sm text-muted max-md:hidden">{file("note")}</span>
          <Texts of={["export"]}>
            <ExportLink path={exportPath} fileName={fileName} />
          </Texts>
        </div>
      )}
    </div>
  );
}

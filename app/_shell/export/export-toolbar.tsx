import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { EXPORT_MAX_ROWS } from "@/lib/contract/protocol/export";
import { ExportLink } from "./export-link";

interface ExportToolbarProps {
  /** Rows under the filter. */
  total: number;
  /** The same in words. */
  count: string;
  /** Below `/api/bff/`, with its query. */
  exportPath: string;
  fileName: string;
}

/** How many rows a list has under its filter, and all of them as a file while one may be so long. */
export async function ExportToolbar({ total, count, exportPath, fileName }: ExportToolbarProps) {
  const [t, file, locale] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("export"),
    getLocale(),
  ]);
  const limit = EXPORT_MAX_ROWS.toLocaleString(locale, { numberingSystem: "latn" });
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 md:px-6">
      <p className="figures text-md text-muted">{count}</p>
      {total > EXPORT_MAX_ROWS ? (
        <p className="max-w-md text-sm text-warn print:hidden">{t("tooManyRows", { limit })}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <span className="text-sm text-muted">{file("note")}</span>
          <Texts of={["export"]}>
            <ExportLink path={exportPath} fileName={fileName} />
          </Texts>
        </div>
      )}
    </div>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { ExportLink } from "@/app/_shell/export-link";
import { exportTexts } from "@/app/_shell/export-texts";
import { EXPORT_MAX_ROWS } from "@/lib/contract/export";

interface ListToolbarProps {
  /** Rows under the filter. */
  total: number;
  exportPath: string;
}

/** How many rows there are, and all of them as a file. */
export async function ListToolbar({ total, exportPath }: ListToolbarProps) {
  const [t, locale, texts] = await Promise.all([
    getTranslations("transactions"),
    getLocale(),
    exportTexts(),
  ]);
  const limit = EXPORT_MAX_ROWS.toLocaleString(locale, { numberingSystem: "latn" });
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 md:px-6">
      <p className="figures text-md text-muted">{t("count", { count: total })}</p>
      {total > EXPORT_MAX_ROWS ? (
        <p className="max-w-md text-sm text-warn print:hidden">{t("tooManyRows", { limit })}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <span className="text-sm text-muted">{t("exportNote")}</span>
          <ExportLink path={exportPath} fileName="transactions.csv" texts={texts} />
        </div>
      )}
    </div>
  );
}

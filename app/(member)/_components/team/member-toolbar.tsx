import { getLocale, getTranslations } from "next-intl/server";
import { ExportLink } from "@/app/_shell/export-link";
import { exportTexts } from "@/app/_shell/export-texts";
import { exportPath, type TeamFilter } from "@/lib/team/query";

/** The service refuses a longer file (contract, section 2). */
const MAX_EXPORT_ROWS = 50_000;

interface MemberToolbarProps {
  /** Members under the filter. */
  total: number;
  filter: TeamFilter;
  fileName: string;
}

/** How many members there are under the filter, and all of them as a file. */
export async function MemberToolbar({ total, filter, fileName }: MemberToolbarProps) {
  const [t, transactions, locale, texts] = await Promise.all([
    getTranslations("team.list"),
    getTranslations("transactions"),
    getLocale(),
    exportTexts(),
  ]);
  const limit = MAX_EXPORT_ROWS.toLocaleString(locale, { numberingSystem: "latn" });
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 md:px-6">
      <p className="figures text-md text-muted">{t("count", { count: total })}</p>
      {total > MAX_EXPORT_ROWS ? (
        <p className="max-w-md text-sm text-warn print:hidden">
          {transactions("tooManyRows", { limit })}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <span className="text-sm text-muted">{transactions("exportNote")}</span>
          <ExportLink path={exportPath(filter)} fileName={fileName} texts={texts} />
        </div>
      )}
    </div>
  );
}

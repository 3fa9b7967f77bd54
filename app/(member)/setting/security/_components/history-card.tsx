import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/app/_ui/empty-state";
import { Pagination } from "@/app/_ui/pagination";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/table-cards";
import { PAGES } from "@/lib/routes";
import type { LoginHistory } from "@/lib/security/server";
import { HistoryRow } from "./history-row";

const COLUMNS = "minmax(0,1fr) minmax(0,1.4fr) minmax(0,1fr) minmax(0,0.8fr)";

interface HistoryCardProps {
  history: LoginHistory | null;
  timeZone: string;
}

/** Who tried to sign in, the latest first; the page of the list stands in the address. */
export async function HistoryCard({ history, timeZone }: HistoryCardProps) {
  const t = await getTranslations("security");
  const pages = history?.pages ?? 1;
  const page = Math.min(history?.page ?? 1, pages);
  return (
    <section aria-labelledby="history" className={`${TABLE_SURFACE} md:pt-6 md:pb-5`}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:px-6">
        <h2 id="history" className="text-lg">
          {t("history")}
        </h2>
        <p className="text-sm text-muted">{t("zone", { zone: timeZone.replaceAll("_", " ") })}</p>
      </div>
      {!history && <p className="text-md text-muted md:px-6">{t("historyMissing")}</p>}
      {history?.items.length === 0 && (
        <EmptyState title={t("historyEmptyTitle")} text={t("historyEmptyText")} />
      )}
      {history && history.items.length > 0 && (
        <TableCards columns={COLUMNS} headings={[t("time"), t("agent"), t("address"), t("result")]}>
          {history.items.map((record, index) => (
            <HistoryRow
              key={record.id ?? `${record.at}-${index}`}
              record={record}
              timeZone={timeZone}
            />
          ))}
        </TableCards>
      )}
      {pages > 1 && (
        <div className="mt-4 md:px-6">
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => `${PAGES.security.path}?page=${number}`}
            texts={{
              label: t("pages"),
              previous: t("previous"),
              next: t("next"),
              position: t("position", { page, pages }),
            }}
          />
        </div>
      )}
    </section>
  );
}

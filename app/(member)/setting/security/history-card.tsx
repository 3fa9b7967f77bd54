import { getTranslations } from "next-intl/server";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { Pagination } from "@/app/_ui/navigation/pagination";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { LoginHistory } from "@/lib/domain/security/server";
import { PAGES } from "@/lib/routes";
import { LoginRows } from "../../_components/login-rows";

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
    <TableFrame
      id="history"
      holds="rows"
      title={t("history")}
      aside={
        <p className="text-sm text-muted">{t("zone", { zone: timeZone.replaceAll("_", " ") })}</p>
      }
    >
      {!history && <p className="px-4 pb-5 text-md text-muted md:px-5">{t("historyMissing")}</p>}
      {history?.items.length === 0 && (
        <EmptyState title={t("historyEmptyTitle")} text={t("historyEmptyText")} />
      )}
      {history && history.items.length > 0 && (
        <LoginRows records={history.items} timeZone={timeZone} />
      )}
      {pages > 1 && (
        <div className="border-t border-line px-4 py-3 md:px-5">
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
    </TableFrame>
  );
}

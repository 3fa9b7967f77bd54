import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { LoginHistory } from "@/lib/domain/security/server";
import { LoginRows } from "../../_components/login-rows";
import { type ListPlaces, securityHref } from "./list-places";

interface HistoryCardProps {
  history: LoginHistory | null;
  places: ListPlaces;
  timeZone: string;
}

/** Who tried to sign in, the latest first; the page of the list stands in the address. */
export async function HistoryCard({ history, places, timeZone }: HistoryCardProps) {
  const t = await getTranslations("security");
  return (
    <TableFrame
      id="history"
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
      <ListPages
        place="rows"
        label={t("pages")}
        page={history?.page ?? 1}
        pages={history?.pages ?? 1}
        hrefOf={(page) => securityHref({ ...places, history: page })}
      />
    </TableFrame>
  );
}

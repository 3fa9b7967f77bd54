import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { TABLE_SURFACE, TableCard, TableCards, TableCell } from "@/app/_ui/data/table-cards";
import { Pagination } from "@/app/_ui/navigation/pagination";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { NoValue } from "@/app/_ui/text/no-value";
import { readUserAgent } from "@/lib/contract/protocol/user-agent";
import type { LoginRecord } from "@/lib/contract/security";
import { deviceLabel } from "@/lib/domain/security/agent-name";
import type { LoginHistory } from "@/lib/domain/security/server";
import { PAGES } from "@/lib/routes";

const TONES: Readonly<Record<LoginRecord["result"], BadgeTone>> = {
  success: "up",
  second_factor: "info",
  wrong_password: "warn",
  wrong_code: "warn",
  locked: "down",
};

/** One try to sign in. */
async function HistoryRow({ record, timeZone }: { record: LoginRecord; timeZone: string }) {
  const [t, common] = await Promise.all([getTranslations("security"), getTranslations("common")]);
  const { at, agent, ipMasked, result } = record;
  const missing = <NoValue text={common("notAvailable")} />;
  return (
    <TableCard
      title={
        <span className="text-base font-medium">
          <MemberTime at={at} timeZone={timeZone} />
        </span>
      }
    >
      <TableCell label={t("agent")}>
        {agent ? (
          <span title={agent} className="break-words">
            {deviceLabel(readUserAgent(agent), (parts) => t("browserOn", parts)) ?? (
              <bdi>{agent}</bdi>
            )}
          </span>
        ) : (
          missing
        )}
      </TableCell>
      <TableCell label={t("address")}>
        {ipMasked ? (
          <bdi dir="ltr" className="figures">
            {ipMasked}
          </bdi>
        ) : (
          missing
        )}
      </TableCell>
      <TableCell label={t("result")}>
        <Badge tone={TONES[result]}>{t(`results.${result}`)}</Badge>
      </TableCell>
    </TableCard>
  );
}

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

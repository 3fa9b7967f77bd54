import { ShieldCheck } from "lucide";
import { getTranslations } from "next-intl/server";
import { ListPagination } from "@/app/_shell/list/list-pagination";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { SecurityEvent } from "@/lib/contract/protection/security-check";
import { readUserAgent } from "@/lib/contract/protocol/user-agent";
import { deviceLabel } from "@/lib/domain/security/agent-name";
import type { SecurityLog } from "@/lib/domain/security/server";
import { type ListPlaces, securityHref } from "../list-places";
import { Folded } from "./folded";

const LOG_ID = "security-log";

interface LogRowProps {
  event: SecurityEvent;
  timeZone: string;
}

/** One change: what, when, by which device, and from where. */
async function LogRow({ event, timeZone }: LogRowProps) {
  const [t, security] = await Promise.all([
    getTranslations("securityLog"),
    getTranslations("security"),
  ]);
  const { at, kind, outcome, agent, ipMasked } = event;
  const device =
    agent && deviceLabel(readUserAgent(agent), (parts) => security("browserOn", parts));
  return (
    <ListRow
      disc={<SignDisc sign={ShieldCheck} />}
      title={t(`kinds.${kind}`)}
      text={
        <>
          <MemberTime at={at} timeZone={timeZone} />
          {device && (
            <>
              {" · "}
              {device}
            </>
          )}
          {ipMasked && (
            <>
              {" · "}
              <bdi dir="ltr" className="figures">
                {ipMasked}
              </bdi>
            </>
          )}
        </>
      }
      amount={<Badge>{t(`outcomes.${outcome}`)}</Badge>}
    />
  );
}

interface LogCardProps {
  log: SecurityLog | null;
  places: ListPlaces;
  timeZone: string;
}

/** What has changed in the account's security, the latest first; the page of the list stands in the address. */
export async function LogCard({ log, places, timeZone }: LogCardProps) {
  const t = await getTranslations("securityLog");
  return (
    <Folded id={LOG_ID} title={t("title")} isOpen={places.log !== null}>
      {!log && <p className="text-md text-muted">{t("missing")}</p>}
      {log?.items.length === 0 && <EmptyState title={t("emptyTitle")} text={t("emptyText")} />}
      {log && log.items.length > 0 && (
        <ul className="-mx-4 border-t border-line md:-mx-6">
          {log.items.map((event) => (
            <LogRow key={event.id} event={event} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {log && log.pages > 1 && (
        <div className="border-t border-line pt-3">
          <ListPagination
            label={t("title")}
            page={log.page}
            pages={log.pages}
            hrefOf={(page) => `${securityHref({ ...places, log: page })}#${LOG_ID}`}
          />
        </div>
      )}
    </Folded>
  );
}

import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { readUserAgent } from "@/lib/contract/protocol/user-agent";
import { deviceLabel } from "@/lib/domain/security/agent-name";
import type { LoginHistory } from "@/lib/domain/security/server";
import { PAGES } from "@/lib/routes";

interface ActivityCardProps {
  history: LoginHistory | null;
  timeZone: string;
}

/** The latest sign-ins, as the member's own check. */
export async function ActivityCard({ history, timeZone }: ActivityCardProps) {
  const [t, security] = await Promise.all([
    getTranslations("profile"),
    getTranslations("security"),
  ]);
  const records = history?.items ?? [];
  return (
    <Card>
      <CardHeading
        aside={
          records.length > 0 && (
            <Link
              href={PAGES.security.path}
              className="touch-area text-md font-medium text-accent-text"
            >
              {t("activityAll")}
            </Link>
          )
        }
      >
        {t("activity")}
      </CardHeading>
      {records.length === 0 && (
        <p className="text-md text-muted">{t(history ? "activityEmpty" : "activityMissing")}</p>
      )}
      <ul className="divide-y divide-line">
        {records.map(({ id, at, agent, result }, index) => (
          <li
            key={id ?? `${at}-${index}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="text-md font-medium">
                <MemberTime at={at} timeZone={timeZone} namesZone />
              </p>
              {agent && (
                <p title={agent} className="truncate text-sm text-muted">
                  {deviceLabel(readUserAgent(agent), (parts) => security("browserOn", parts)) ?? (
                    <bdi>{agent}</bdi>
                  )}
                </p>
              )}
            </div>
            <Badge
              tone={result === "success" ? "up" : result === "second_factor" ? "info" : "warn"}
            >
              {security(`results.${result}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

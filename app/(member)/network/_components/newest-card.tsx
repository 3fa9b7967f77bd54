import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { Card, CardHeading } from "@/app/_ui/card";
import { joinedIn } from "@/lib/team/joins";
import { parseTeamFilter } from "@/lib/team/query";
import { readJoins, readNetwork } from "@/lib/team/server";
import { MemberName } from "../../_components/team/member-name";

const DAYS = 7;
const SHOWN = 3;

/** Who joined within the last seven UTC days: how many, and the latest of them by name. */
export async function NewestCard({ timeZone }: { timeZone: string }) {
  const [t, days, latest] = await Promise.all([
    getTranslations("network"),
    readJoins("day"),
    readNetwork({ ...parseTeamFilter({}), pageSize: 10 }),
  ]);
  if (!days || !latest || latest === "unknown-sponsor") return null;
  const week = days.slice(-DAYS);
  const since = week[0]?.from ?? "";
  const newest = latest.items.filter(({ joinedAt }) => joinedAt && joinedAt >= since);
  return (
    <Card>
      <CardHeading>{t("newest.title")}</CardHeading>
      <p className="figures-display text-3xl">{t("newest.count", { count: joinedIn(week) })}</p>
      {newest.length > 0 ? (
        <ul className="mt-4 divide-y divide-line">
          {newest.slice(0, SHOWN).map(({ username, fullName, joinedAt, sponsor }) => (
            <li key={username} className="flex items-center justify-between gap-4 py-2.5">
              <MemberName
                username={username}
                fullName={fullName}
                note={sponsor ? t("newest.sponsor", { username: sponsor }) : null}
              />
              <span className="shrink-0 text-end text-sm text-muted">
                {joinedAt && <MemberTime at={joinedAt} timeZone={timeZone} />}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-md text-muted">{t("newest.none")}</p>
      )}
    </Card>
  );
}

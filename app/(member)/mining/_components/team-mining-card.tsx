import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Stat, StatGroup } from "@/app/_ui/data/stat";
import { readMiningRate } from "@/lib/domain/mining/server";
import { formatRate } from "@/lib/money/format";
import type { MiningQuery } from "./mining-query";
import { TeamList } from "./team-list";

/** How many of the team mine at the same time, and the direct referrals to be reminded. */
export async function TeamMiningCard({ query }: { query: MiningQuery }) {
  const [locale, t, rate, list] = await Promise.all([
    getLocale(),
    getTranslations("mining.team"),
    readMiningRate(),
    TeamList({ query }),
  ]);
  // Of a level that has nobody “0 of 0” says nothing.
  const levels = rate?.team?.filter(({ members }) => members > 0);
  const percent = rate?.components.find(({ code }) => code === "team")?.percent;
  const nameOf = (level: number) =>
    level === 1
      ? t("firstLevel")
      : level === 2
        ? t("secondLevel")
        : t("otherLevel", { level: String(level) });
  return (
    <Card>
      <CardHeading
        aside={
          percent && (
            <span className="figures text-md text-muted">
              {t("bonus", { percent: formatRate(percent, locale) })}
            </span>
          )
        }
      >
        {t("title")}
      </CardHeading>
      {levels ? (
        levels.length > 0 && (
          <StatGroup className="mb-5">
            {levels.map(({ level, mining, members }) => (
              <Stat
                key={level}
                label={nameOf(level)}
                value={<bdi>{t("mining", { mining, members })}</bdi>}
              />
            ))}
          </StatGroup>
        )
      ) : (
        <p className="mb-4 text-md text-muted">{t("missing")}</p>
      )}
      {list}
    </Card>
  );
}

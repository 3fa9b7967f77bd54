import { getFormatter, getTranslations } from "next-intl/server";
import { LinkTabs } from "@/app/_ui/link-tabs";
import type { TeamFilter } from "@/lib/team/query";
import type { NetworkPage } from "@/lib/team/server";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";

interface LevelTabsProps {
  levels: NonNullable<NetworkPage["levels"]>;
  filter: TeamFilter;
  place: MemberListPlace;
}

/** All levels and each one with its number of members; the filters stay from one to the next. */
export async function LevelTabs({ levels, filter, place }: LevelTabsProps) {
  const [t, format] = await Promise.all([getTranslations("network"), getFormatter()]);
  const number = (value: number) => format.number(value, { numberingSystem: "latn" });
  const all = levels.reduce((sum, { members }) => sum + members, 0);
  const tabs = [
    { level: null, label: t("allLevels", { number: number(all) }) },
    ...levels.map(({ level, members }) => ({
      level,
      label: t("level", { level: number(level), number: number(members) }),
    })),
  ];
  return (
    <LinkTabs
      label={t("levelsLabel")}
      tabs={tabs.map(({ level, label }) => ({
        label,
        href: memberListHref(place, filter, { level }),
        isCurrent: level === filter.level,
      }))}
    />
  );
}

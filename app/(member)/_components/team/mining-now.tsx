import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Link } from "@/app/_ui/navigation/link";
import { readCapabilities } from "@/lib/domain/capability/server";
import type { TeamFilter } from "@/lib/domain/team/query";
import type { MiningCount } from "@/lib/domain/team/server";
import { type MemberListPlace, memberListHref } from "./member-list-place";

interface MiningNowProps {
  mining: MiningCount;
  filter: TeamFilter;
  place: MemberListPlace;
  timeZone: string;
}

/** How many of a list mine at the moment, when that was, and the way to them alone or back to all. */
export async function MiningNow({ mining, filter, place, timeZone }: MiningNowProps) {
  const [t, { miningNow }] = await Promise.all([
    getTranslations("team.mining"),
    readCapabilities(),
  ]);
  if (!miningNow) return null;
  const { count, asOf } = mining;
  const isOn = filter.mining !== null;
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-md">
      <span className="font-medium">{t("count", { count })}</span>
      <span className="text-sm text-muted">
        {t.rich("asOf", {
          time: () => <MemberTime at={asOf} timeZone={timeZone} look="sentence" />,
        })}
      </span>
      {(isOn || count > 0) && (
        <Link
          href={memberListHref(place, filter, { mining: isOn ? null : "now" })}
          scroll={false}
          className="relative font-medium text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {t(isOn ? "all" : "only")}
        </Link>
      )}
    </p>
  );
}

import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { TeamFilter } from "@/lib/team/query";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";

/** Whose direct referrals the list shows, and the way back to everybody. Nothing without a sponsor. */
export async function SponsorLine({
  filter,
  place,
}: {
  filter: TeamFilter;
  place: MemberListPlace;
}) {
  const t = await getTranslations("network");
  if (filter.sponsor === null) return null;
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-md">
      <span className="font-medium">{t("sponsored", { username: filter.sponsor })}</span>
      <Link
        href={memberListHref(place, filter, { sponsor: null })}
        scroll={false}
        className="relative font-medium text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3"
      >
        {t("everybody")}
      </Link>
    </p>
  );
}

import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { HeadingTextOnPhones, PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { COMMISSION_TYPES } from "@/lib/contract/team/team";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import {
  COMMISSION_STATUSES,
  type CommissionView,
  commissionHref,
  parseCommissionView,
} from "./_components/commission-query";
import { CommissionSection, readShownCommissions } from "./_components/commission-section";

/** What else the team pays, and where it is listed. */
async function SettlementsLink() {
  const t = await getTranslations("commissions");
  return (
    <Card className="mt-5">
      <CardHeading>{t("settlements.title")}</CardHeading>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="text-md text-muted">{t("settlements.text")}</p>
        <LinkButton href={`${PAGES.team.path}?tab=settlements` as Route}>
          {t("openTeam")}
        </LinkButton>
      </div>
    </Card>
  );
}

/** What the list is narrowed by; it stands in the address. */
async function CommissionFilter({ view }: { view: CommissionView }) {
  const t = await getTranslations("commissions");
  return (
    <div className="mb-5 flex flex-wrap gap-3">
      <SegmentedLinks
        label={t("typeLabel")}
        options={[null, ...COMMISSION_TYPES].map((type) => ({
          href: commissionHref(view, { type }),
          label: type ? t(`types.${type}`) : t("all"),
          isCurrent: view.type === type,
        }))}
      />
      <SegmentedLinks
        label={t("statusLabel")}
        options={[null, ...COMMISSION_STATUSES].map((status) => ({
          href: commissionHref(view, { status }),
          label: status ? t(`statuses.${status}`) : t("all"),
          isCurrent: view.status === status,
        }))}
      />
    </div>
  );
}

export const generateMetadata = () => pageMetadata("commissions");

export default memberPage(async ({ searchParams }: PageProps<"/earning/commissions">) => {
  const view = parseCommissionView(await searchParams);
  startReads(readShownCommissions(view));
  const [t, titles, user] = await Promise.all([
    getTranslations("commissions"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const commissions = await memberSection(
    () => CommissionSection({ view, timeZone }),
    "titles.commissions",
  );
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading
        isHeardOnPhones
        title={titles("commissions")}
        text={<span className="max-md:hidden">{t("text")}</span>}
      />
      <EarningTabs current="commissions" />
      <HeadingTextOnPhones>{t("text")}</HeadingTextOnPhones>
      <CommissionFilter view={view} />
      {commissions}
      <SettlementsLink />
    </>
  );
});

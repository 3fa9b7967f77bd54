import { getTranslations } from "next-intl/server";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { PageHeading } from "@/app/_ui/page-heading";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import { CommissionFilter } from "./_components/commission-filter";
import { parseCommissionView } from "./_components/commission-query";
import { CommissionSection } from "./_components/commission-section";
import { SettlementsLink } from "./_components/settlements-link";

export const generateMetadata = () => pageMetadata("commissions");

export default memberPage(async ({ searchParams }: PageProps<"/earning/commissions">) => {
  const [params, t, titles, user] = await Promise.all([
    searchParams,
    getTranslations("commissions"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const view = parseCommissionView(params);
  const timeZone = timeZoneOf(user.timeZone);
  const commissions = await memberSection(() => CommissionSection({ view, timeZone }));
  return (
    <>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={titles("commissions")} text={t("text")} />
      <EarningTabs current="commissions" />
      <CommissionFilter view={view} />
      {commissions}
      <SettlementsLink />
    </>
  );
});

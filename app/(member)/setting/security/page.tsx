import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { PageHeading } from "@/app/_ui/page-heading";
import { pageNumber } from "@/lib/list/search-params";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { readDevices, readLoginHistory } from "@/lib/security/server";
import { SettingTabs } from "../_components/setting-tabs";
import { DevicesCard } from "./_components/devices-card";
import { HistoryCard } from "./_components/history-card";
import { HoldNotice } from "./_components/hold-notice";
import { PasswordCard } from "./_components/password-card";
import { PhraseCard } from "./_components/phrase-card";
import { TwoFactorCard } from "./_components/two-factor-card";

export const generateMetadata = () => pageMetadata("security");

const PAGE_SIZE = 10;

export default memberPage(async ({ searchParams }: PageProps<"/setting/security">) => {
  const params = await searchParams;
  const [t, titles, user] = await Promise.all([
    getTranslations("security"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const [devices, history] = await Promise.all([
    memberSection(async () => <DevicesCard devices={await readDevices()} timeZone={timeZone} />),
    memberSection(async () => (
      <HistoryCard
        history={await readLoginHistory(pageNumber(params), PAGE_SIZE)}
        timeZone={timeZone}
      />
    )),
  ]);
  return (
    <>
      <PageHeading title={titles("security")} text={t("text")} />
      <SettingTabs current="security" />
      <HoldNotice until={user.securityHoldUntil} timeZone={timeZone} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <PasswordCard user={user} />
        <div className="grid min-w-0 gap-5">
          <TwoFactorCard isEnabled={user.gg2FAEnabled ?? null} />
          {user.settings && <PhraseCard phrase={user.settings.antiPhishing ?? ""} />}
        </div>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-5">
        {devices}
        {history}
      </div>
    </>
  );
});

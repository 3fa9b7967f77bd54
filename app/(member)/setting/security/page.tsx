import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { ownsPasskey } from "@/lib/domain/capability/server";
import { pageNumber, single } from "@/lib/list/search-params";
import { SettingTabs } from "../_components/setting-tabs";
import { PasswordCard } from "./_components/password-card";
import { PhraseCard } from "./_components/phrase-card";
import { LazyAddressLock } from "./_protection/address-lock.lazy";
import { ADDRESS_LOCK_ID } from "./_protection/anchors";
import { AutoLogoutCard } from "./_protection/auto-logout-card";
import { HoldNotice } from "./_protection/hold-notice";
import { TwoFactorCard } from "./_protection/two-factor-card";
import { securitySections, startSectionReads } from "./security-sections";

export const generateMetadata = () => pageMetadata("security");

export default memberPage(async ({ searchParams }: PageProps<"/setting/security">) => {
  const params = await searchParams;
  const log = single(params, "log") === undefined ? null : pageNumber(params, "log");
  const places = {
    log,
    history: pageNumber(params),
    devices: pageNumber(params, "devices"),
  };
  startSectionReads(places);
  const [t, titles, user] = await Promise.all([
    getTranslations("security"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const [sections, hasPasskey] = await Promise.all([
    securitySections(user, places),
    ownsPasskey(user),
  ]);
  return (
    <>
      <PageHeading isHeardOnPhones title={titles("security")} text={t("text")} />
      <SettingTabs current="security" />
      <HoldNotice until={user.securityHoldUntil} timeZone={timeZoneOf(user.timeZone)} />
      <div className="grid grid-cols-1 items-start gap-4 md:gap-5 xl:grid-cols-2">
        <div className="min-w-0 xl:col-span-2">
          <TwoFactorCard isEnabled={user.gg2FAEnabled ?? null} hasPasskey={hasPasskey} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-5">
          {sections.check}
          <PasswordCard user={user} />
          {sections.freeze}
          {sections.lock}
          {sections.notices}
          {sections.log}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-5">
          {sections.holds}
          {sections.passkeys}
          {user.settings && <PhraseCard phrase={user.settings.antiPhishing ?? ""} />}
          {typeof user.settings?.addressLock === "boolean" && (
            <Card id={ADDRESS_LOCK_ID} className="max-md:p-4">
              <Texts of={["addressLock"]}>
                <LazyAddressLock initial={user.settings.addressLock} />
              </Texts>
            </Card>
          )}
          {user.settings?.autoLogoutMinutes != null && (
            <AutoLogoutCard minutes={user.settings.autoLogoutMinutes} />
          )}
          {sections.devices}
          {sections.history}
        </div>
      </div>
    </>
  );
});

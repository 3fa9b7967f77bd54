import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Texts } from "@/app/_shell/texts";
import { Card, CardHeading } from "@/app/_ui/card";
import { PageHeading } from "@/app/_ui/page-heading";
import { LOCALES, localeRow } from "@/lib/i18n/locales";
import { countryOptions } from "@/lib/profile/countries";
import { profileValues } from "@/lib/profile/form-values";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOptions } from "@/lib/profile/time-zones";
import { SettingTabs } from "../_components/setting-tabs";
import { AppearanceCard } from "./_components/appearance-card";
import { EmailCard } from "./_components/email-card";
import { ProfileForm } from "./_components/profile-form";

export const generateMetadata = () => pageMetadata("general");

export default memberPage(async () => {
  const [locale, t, titles, user] = await Promise.all([
    getLocale(),
    getTranslations("settings"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const options = {
    countries: countryOptions(locale),
    languages: LOCALES.map((row) => ({ value: row.locale, label: row.nativeName })),
    timeZones: timeZoneOptions(user.timeZone),
  };
  return (
    <>
      <PageHeading title={titles("general")} text={t("text")} />
      <SettingTabs current="settings" />
      <Texts of={["settings", "errors.TOO_LARGE"]}>
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Card>
            <CardHeading>{t("details")}</CardHeading>
            <ProfileForm
              initial={profileValues(user, localeRow(locale).locale)}
              username={user.username}
              pictureUrl={user.avatar?.completedUrl ?? null}
              options={options}
            />
          </Card>
          <div className="grid min-w-0 gap-5">
            <EmailCard user={user} />
            <AppearanceCard user={user} />
          </div>
        </div>
      </Texts>
    </>
  );
});

import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { PageHeading } from "@/app/_ui/page-heading";
import { readProfile } from "@/lib/profile/server";
import { SettingTabs } from "../_components/setting-tabs";
import { TwoFactorPanel } from "./_components/two-factor-panel";
import { twoFactorTexts } from "./_components/two-factor-texts";

export const generateMetadata = () => pageMetadata("twoFactor");

export default memberPage(async () => {
  const [t, titles, texts, user] = await Promise.all([
    getTranslations("twoFactorPage"),
    getTranslations("titles"),
    twoFactorTexts(),
    readProfile(),
  ]);
  return (
    <>
      <PageHeading title={titles("twoFactor")} text={t("text")} />
      <SettingTabs current="twoFactor" />
      <TwoFactorPanel
        isEnabled={user.gg2FAEnabled ?? null}
        username={user.username}
        texts={texts}
      />
    </>
  );
});

import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Texts } from "@/app/_shell/texts";
import { PageHeading } from "@/app/_ui/page-heading";
import { readProfile } from "@/lib/profile/server";
import { SettingTabs } from "../_components/setting-tabs";
import { TwoFactorPanel } from "./_components/two-factor-panel";

export const generateMetadata = () => pageMetadata("twoFactor");

export default memberPage(async () => {
  const [t, titles, user] = await Promise.all([
    getTranslations("twoFactorPage"),
    getTranslations("titles"),
    readProfile(),
  ]);
  return (
    <>
      <PageHeading title={titles("twoFactor")} text={t("text")} />
      <SettingTabs current="twoFactor" />
      <Texts of={["twoFactorPage"]}>
        <TwoFactorPanel isEnabled={user.gg2FAEnabled ?? null} username={user.username} />
      </Texts>
    </>
  );
});

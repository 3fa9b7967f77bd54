import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { readProfile } from "@/lib/domain/account/server";
import { ownsPasskey } from "@/lib/domain/capability/server";
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
      <PageHeading isHeardOnPhones title={titles("twoFactor")} text={t("text")} />
      <SettingTabs current="twoFactor" />
      <Texts of={["codeField", "twoFactorPage"]}>
        <TwoFactorPanel
          isEnabled={user.gg2FAEnabled ?? null}
          hasPasskey={await ownsPasskey(user)}
          username={user.username}
        />
      </Texts>
    </>
  );
});

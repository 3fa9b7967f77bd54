import { getTranslations } from "next-intl/server";
import { MemberShell } from "@/app/_shell/frame/member-shell";
import { ACCOUNT_MENU_TEXTS, AccountMenu } from "@/app/_shell/menu/account-menu";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { MessageScreen } from "@/app/_shell/states/message-screen";
import { ReloadButton } from "@/app/_shell/states/reload-button";
import { Texts } from "@/app/_shell/texts/texts";

export const generateMetadata = () => pageMetadata("unavailable");

/** Stands in for a member page during an outage. It asks the upstream nothing. */
export default async function UnavailablePage() {
  const t = await getTranslations();
  const header = (
    <div className="ms-auto">
      <Texts of={ACCOUNT_MENU_TEXTS}>
        <AccountMenu user={null} isPlain />
      </Texts>
    </div>
  );
  return (
    <MemberShell header={header} isPlain>
      <MessageScreen heading={t("unavailable.heading")} text={t("unavailable.text")}>
        <ReloadButton text={t("common.retry")} />
      </MessageScreen>
    </MemberShell>
  );
}

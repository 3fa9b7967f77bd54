import { getTranslations } from "next-intl/server";
import { ACCOUNT_MENU_TEXTS, AccountMenu } from "@/app/_shell/account-menu";
import { MemberShell } from "@/app/_shell/member-shell";
import { MessageScreen } from "@/app/_shell/message-screen";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { ReloadButton } from "@/app/_shell/reload-button";
import { Texts } from "@/app/_shell/texts";

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

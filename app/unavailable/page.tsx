import { getTranslations } from "next-intl/server";
import { AccountMenu } from "@/app/_shell/account-menu";
import { Logo } from "@/app/_shell/logo";
import { MemberShell } from "@/app/_shell/member-shell";
import { MessageScreen } from "@/app/_shell/message-screen";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { ReloadButton } from "@/app/_shell/reload-button";
import { PAGES } from "@/lib/routes";

export const generateMetadata = () => pageMetadata("unavailable");

/** Stands in for a member page during an outage. It asks the upstream nothing. */
export default async function UnavailablePage() {
  const t = await getTranslations();
  const header = (
    <>
      <a
        href={PAGES.dashboard.path}
        aria-label={t("menu.home")}
        className="flex h-11 items-center xxl:hidden"
      >
        <Logo name={t("brand.name")} />
      </a>
      <div className="ms-auto">
        <AccountMenu user={null} />
      </div>
    </>
  );
  return (
    <MemberShell header={header} isPlain>
      <MessageScreen heading={t("unavailable.heading")} text={t("unavailable.text")}>
        <ReloadButton text={t("common.retry")} />
      </MessageScreen>
    </MemberShell>
  );
}

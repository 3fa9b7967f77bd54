import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { MessageScreen } from "@/app/_shell/states/message-screen";
import { MissingScene } from "@/app/_shell/states/not-found-screen";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { PAGES } from "@/lib/routes";

// Beside a page of its own for a 404, Next passes over the page's title.
export const generateMetadata = () => pageMetadata("wallet");

/** A token for which the member has no wallet: what pays in it may still lead here. */
export default async function NoSuchWallet() {
  const t = await getTranslations("walletDetail");
  return (
    <MessageScreen art={<MissingScene />} heading={t("absentHeading")} text={t("absentText")}>
      <a href={PAGES.wallets.path} className={buttonStyle("primary", "medium")}>
        {t("back")}
      </a>
    </MessageScreen>
  );
}

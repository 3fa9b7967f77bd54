import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { MessageScreen } from "@/app/_shell/states/message-screen";
import { MissingScene } from "@/app/_shell/states/not-found-screen";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { PAGES } from "@/lib/routes";

// Beside a page of its own for a 404, Next passes over the page's title.
export const generateMetadata = () => pageMetadata("binaryTree");

/** A root that is nobody of the own tree: a member sees the own downline and nothing else. */
export default async function ForeignRoot() {
  const t = await getTranslations("binaryTree");
  return (
    <MessageScreen art={<MissingScene />} heading={t("foreignHeading")} text={t("foreignText")}>
      <a href={PAGES.binaryTree.path} className={buttonStyle("primary", "medium")}>
        {t("ownTree")}
      </a>
    </MessageScreen>
  );
}

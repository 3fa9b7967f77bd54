import { getTranslations } from "next-intl/server";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { PAGES } from "@/lib/routes";
import { MessageScreen } from "./message-screen";

/** The 404 inside whichever layout stands around it, with the way out that fits there. */
export async function NotFoundScreen({ way }: { way: "home" | "dashboard" }) {
  const t = await getTranslations("notFound");
  return (
    <MessageScreen sign="404" heading={t("heading")} text={t("text")}>
      <a href={PAGES[way].path} className={buttonStyle("primary", "medium")}>
        {t(way)}
      </a>
    </MessageScreen>
  );
}

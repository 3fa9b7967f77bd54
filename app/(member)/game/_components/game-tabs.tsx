import { getTranslations } from "next-intl/server";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { PAGES } from "@/lib/routes";

const TABS = ["game", "gameWheel", "gameRush", "prediction", "gameHistory"] as const;

/** The way between the hub, its games and their history. */
export async function GameTabs({ current }: { current: (typeof TABS)[number] }) {
  const [t, titles] = await Promise.all([getTranslations("game"), getTranslations("titles")]);
  return (
    <LinkTabs
      label={t("tabsLabel")}
      tabs={TABS.map((page) => ({
        label: page === "prediction" ? titles(page) : t(`tabs.${page}`),
        href: PAGES[page].path,
        isCurrent: page === current,
      }))}
    />
  );
}

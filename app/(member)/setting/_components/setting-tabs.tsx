import { getTranslations } from "next-intl/server";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { PAGES } from "@/lib/routes";

const TABS = ["settings", "security", "kyc", "twoFactor"] as const;

/** The four setting pages side by side. */
export async function SettingTabs({ current }: { current: (typeof TABS)[number] }) {
  const t = await getTranslations();
  return (
    <LinkTabs
      label={t("settings.nav")}
      tabs={TABS.map((page) => ({
        label: t(`titles.${PAGES[page].title}`),
        href: PAGES[page].path,
        isCurrent: page === current,
      }))}
    />
  );
}

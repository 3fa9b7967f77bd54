import { getTranslations } from "next-intl/server";
import { readTheme } from "@/app/_shell/preferences";
import { THEME_ICONS } from "@/app/_shell/theme/theme-selector";
import { Card, CardHeading } from "@/app/_ui/card";
import type { User } from "@/lib/contract/account";
import { LaterAppearance } from "./later-appearance";

/** How the site looks on this device. */
export async function AppearanceCard({ user }: { user: User }) {
  const [t, theme] = await Promise.all([getTranslations("settings"), readTheme()]);
  return (
    <Card>
      <CardHeading>{t("appearance")}</CardHeading>
      <LaterAppearance
        theme={theme}
        hidesAmounts={user.settings?.hideAmounts ?? false}
        icons={THEME_ICONS}
      />
    </Card>
  );
}

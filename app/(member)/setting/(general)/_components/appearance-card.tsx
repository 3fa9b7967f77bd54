import { Monitor, Moon, Sun } from "lucide";
import { getTranslations } from "next-intl/server";
import { readTheme } from "@/app/_shell/preferences";
import { Card, CardHeading } from "@/app/_ui/card";
import { Icon } from "@/app/_ui/icon";
import type { User } from "@/lib/contract/account";
import { AppearanceLoader } from "./appearance-loader";

const ICON = { size: 18, className: "shrink-0" } as const;

/** How the site looks on this device. */
export async function AppearanceCard({ user }: { user: User }) {
  const [t, common, theme] = await Promise.all([
    getTranslations("settings"),
    getTranslations("common"),
    readTheme(),
  ]);
  return (
    <Card>
      <CardHeading>{t("appearance")}</CardHeading>
      <AppearanceLoader
        theme={theme}
        hidesAmounts={user.settings?.hideAmounts ?? false}
        icons={{
          dark: <Icon node={Moon} {...ICON} />,
          light: <Icon node={Sun} {...ICON} />,
          system: <Icon node={Monitor} {...ICON} />,
        }}
        texts={{
          theme: t("theme"),
          dark: t("dark"),
          light: t("light"),
          system: t("system"),
          hideAmounts: t("hideAmounts"),
          hideAmountsHint: t("hideAmountsHint"),
          failed: t("preferenceFailed"),
          close: common("close"),
        }}
      />
    </Card>
  );
}

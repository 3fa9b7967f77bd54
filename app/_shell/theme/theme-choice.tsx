"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Segmented } from "@/app/_ui/control/segmented";
import { rememberTheme } from "@/lib/domain/account/preference-cookies";
import { THEMES, type Theme } from "@/lib/preferences";
import { useTheme } from "./use-theme";

interface ThemeChoiceProps {
  /** Keeps the radio buttons of several choices on one page apart. */
  name: string;
  theme: Theme;
  /** A member's choice is saved with the profile too, for devices to come. */
  isMember: boolean;
  icons: Record<Theme, ReactNode>;
}

async function save(theme: Theme): Promise<void> {
  const { saveTheme } = await import("@/lib/domain/account/client");
  await saveTheme(theme);
}

/** Dark, light or the device's. It holds here at once, whether or not the profile can be saved. */
export function ThemeChoice({ name, theme, isMember, icons }: ThemeChoiceProps) {
  const t = useTranslations("theme");
  function choose(next: Theme) {
    rememberTheme(next);
    if (isMember) save(next).catch(() => undefined);
  }

  return (
    <Segmented
      label={t("label")}
      name={name}
      value={useTheme(theme)}
      options={THEMES.map((value) => ({ value, label: t(value), icon: icons[value] }))}
      onChange={choose}
    />
  );
}

"use client";

import { Monitor, Moon, Sun } from "lucide";
import { useTranslations } from "next-intl";
import { Segmented } from "@/app/_ui/control/segmented";
import { Icon } from "@/app/_ui/data/icon";
import { rememberTheme } from "@/lib/domain/account/preference-cookies";
import { THEMES, type Theme } from "@/lib/preferences";
import { useTheme } from "./use-theme";

interface ThemeChoiceProps {
  /** Keeps the radio buttons of several choices on one page apart. */
  name: string;
  theme: Theme;
  /** A member's choice is saved with the profile too, for devices to come. */
  isMember: boolean;
}

const ICON = { size: 18, className: "shrink-0" } as const;

/** The drawings of the three themes, for whoever offers the choice. */
export const THEME_ICONS = {
  dark: <Icon node={Moon} {...ICON} />,
  light: <Icon node={Sun} {...ICON} />,
  system: <Icon node={Monitor} {...ICON} />,
};

async function save(theme: Theme): Promise<void> {
  if (document.documentElement.dataset.theme !== theme) return;
  const { saveTheme } = await import("@/lib/domain/account/client");
  await saveTheme(theme);
}

/** Ends with the choice that was saved last: one goes up after the other, or an earlier one could come later. */
let saving: Promise<void> = Promise.resolve();

/** It holds here at once, whether or not the profile can be saved. */
export function chooseTheme(theme: Theme, isMember: boolean): void {
  rememberTheme(theme);
  if (isMember) saving = saving.then(() => save(theme)).catch(() => undefined);
}

/** Dark, light or the device's. */
export function ThemeChoice({ name, theme, isMember }: ThemeChoiceProps) {
  const t = useTranslations("theme");
  return (
    <Segmented
      label={t("label")}
      name={name}
      value={useTheme(theme)}
      options={THEMES.map((value) => ({ value, label: t(value), icon: THEME_ICONS[value] }))}
      onChange={(next) => chooseTheme(next, isMember)}
    />
  );
}

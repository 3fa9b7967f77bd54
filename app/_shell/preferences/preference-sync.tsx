"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { themeColour } from "@/app/_shell/theme/theme-colours";
import { useTheme } from "@/app/_shell/theme/use-theme";
import { watchChanges } from "@/lib/domain/account/preference-channel";
import {
  catchUpWithPreferences,
  mirrorLanguage,
  renewPreferences,
} from "@/lib/domain/account/preference-cookies";
import { isTheme, type Theme } from "@/lib/preferences";

interface PreferenceSyncProps {
  locale: string;
  theme: Theme;
}

/** Keeps language, theme and covered amounts the same in every open tab, and the browser's bars in the theme's colour. */
export function PreferenceSync({ locale, theme }: PreferenceSyncProps) {
  const router = useRouter();
  const shown = useTheme(theme);

  useEffect(renewPreferences, []);

  useEffect(() => mirrorLanguage(locale), [locale]);

  useEffect(
    () =>
      watchChanges((change) => {
        if ("language" in change) router.refresh();
        else if ("amounts" in change) document.documentElement.dataset.amounts = change.amounts;
        else if (isTheme(change.theme)) document.documentElement.dataset.theme = change.theme;
      }),
    [router],
  );

  useEffect(catchUpWithPreferences, []);

  useEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      meta.content = themeColour(shown, meta.media.includes("light") ? "light" : "dark");
    }
  }, [shown]);

  return null;
}

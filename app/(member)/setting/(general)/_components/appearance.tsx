"use client";

import { useTranslations } from "next-intl";
import { useSavedAtOnce } from "@/app/_shell/forms/use-saved-at-once";
import { THEME_ICONS } from "@/app/_shell/theme/theme-choice";
import { useTheme } from "@/app/_shell/theme/use-theme";
import { Segmented } from "@/app/_ui/control/segmented";
import { Switch } from "@/app/_ui/control/switch";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { saveHiddenAmounts, saveTheme } from "@/lib/domain/account/client";
import { rememberHiddenAmounts, rememberTheme } from "@/lib/domain/account/preference-cookies";
import { THEMES, type Theme } from "@/lib/preferences";

interface AppearanceProps {
  theme: Theme;
  hidesAmounts: boolean;
}

/** Theme and hidden amounts. Both hold at once; a refusal by the service takes them back. */
export function Appearance({ theme, hidesAmounts }: AppearanceProps) {
  const t = useTranslations("settings");
  const themes = useTranslations("theme");
  const onFailure = () => void showErrorToast(t("preferenceFailed"));
  const look = useSavedAtOnce(theme, rememberTheme, saveTheme, onFailure);
  const hiding = useSavedAtOnce(hidesAmounts, rememberHiddenAmounts, saveHiddenAmounts, onFailure);
  return (
    <div className="grid gap-6">
      <Segmented
        label={themes("label")}
        name="theme"
        value={useTheme(theme)}
        options={THEMES.map((value) => ({ value, label: themes(value), icon: THEME_ICONS[value] }))}
        onChange={look.choose}
      />
      <Switch
        label={t("hideAmounts")}
        hint={t("hideAmountsHint")}
        isOn={hiding.value}
        onChange={hiding.choose}
      />
    </div>
  );
}

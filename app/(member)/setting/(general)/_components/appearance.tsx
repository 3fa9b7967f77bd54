"use client";

import { useTranslations } from "next-intl";
import { useSavedAtOnce } from "@/app/_shell/forms/use-saved-at-once";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { THEME_ICONS } from "@/app/_shell/theme/theme-choice";
import { useTheme } from "@/app/_shell/theme/use-theme";
import { Segmented } from "@/app/_ui/control/segmented";
import { SelectField } from "@/app/_ui/control/select-field";
import { Switch } from "@/app/_ui/control/switch";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { saveDisplayCurrency, saveHiddenAmounts, saveTheme } from "@/lib/domain/account/client";
import { rememberHiddenAmounts, rememberTheme } from "@/lib/domain/account/preference-cookies";
import { THEMES, type Theme } from "@/lib/preferences";

interface AppearanceProps {
  theme: Theme;
  hidesAmounts: boolean;
  /** In what values can be shown beside USDT; none where the service has no rates. */
  currencies: readonly { readonly value: string; readonly label: string }[];
  currency: string | null;
}

/** Theme, hidden amounts and a currency beside USDT. All hold at once; a refusal by the service takes them back. */
export function Appearance({ theme, hidesAmounts, currencies, currency }: AppearanceProps) {
  const t = useTranslations("settings");
  const themes = useTranslations("theme");
  const onFailure = (reason: string) => void showErrorToast(reason || t("preferenceFailed"));
  const look = useSavedAtOnce(theme, rememberTheme, saveTheme, onFailure);
  const refresh = useQuietRefresh();
  const beside = useSavedAtOnce(
    currency,
    () => {},
    async (code) => {
      await saveDisplayCurrency(code);
      // What was rendered before shows the former one.
      refresh();
    },
    onFailure,
  );
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
      {currencies.length > 0 && (
        <SelectField
          label={t("currency")}
          hint={t("currencyHint")}
          value={beside.value ?? ""}
          options={[{ value: "", label: t("currencyNone") }, ...currencies]}
          onChange={({ target }) => beside.choose(target.value || null)}
        />
      )}
    </div>
  );
}

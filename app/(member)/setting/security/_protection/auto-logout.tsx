"use client";

import { useTranslations } from "next-intl";
import { useSavedAtOnce } from "@/app/_shell/forms/use-saved-at-once";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { SelectField } from "@/app/_ui/control/select-field";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import type { AutoLogoutMinutes } from "@/lib/contract/values/auto-logout";
import { saveAutoLogout } from "@/lib/domain/security/client";

interface AutoLogoutProps {
  initial: AutoLogoutMinutes;
  options: readonly { value: AutoLogoutMinutes; label: string }[];
}

/** Holds at once; a refusal by the service takes it back. */
export function AutoLogout({ initial, options }: AutoLogoutProps) {
  const t = useTranslations("autoLogout");
  const failed = useTranslations("settings")("preferenceFailed");
  const refresh = useQuietRefresh();
  const { value, choose } = useSavedAtOnce(
    initial,
    () => undefined,
    async (minutes) => {
      await saveAutoLogout(minutes);
      // The page's frame begins to watch, or stops.
      refresh();
    },
    (reason) => void showErrorToast(reason || failed),
  );
  return (
    <SelectField
      label={t("label")}
      value={String(value)}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
        if (chosen) choose(chosen.value);
      }}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
    />
  );
}

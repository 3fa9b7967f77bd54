"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSavedAtOnce } from "@/app/_shell/forms/use-saved-at-once";
import { Switch } from "@/app/_ui/control/switch";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import type { WeeklyMail } from "@/lib/contract/alerts/weekly-mail";
import { saveWeeklyMail } from "@/lib/domain/notification/weekly-mail-client";
import { dateFormat } from "@/lib/i18n/date-format";

interface WeeklyMailSwitchProps {
  initial: WeeklyMail;
  timeZone: string;
}

/** One mail about each week, for who wants it, and when the next one comes. */
export function WeeklyMailSwitch({ initial, timeZone }: WeeklyMailSwitchProps) {
  const t = useTranslations("notificationChoices");
  const failed = useTranslations("settings")("preferenceFailed");
  const locale = useLocale();
  const [saved, setSaved] = useState(initial);
  const [read, setRead] = useState(initial);
  // The page was read anew.
  if (read !== initial) {
    setRead(initial);
    setSaved(initial);
  }
  const { value, choose } = useSavedAtOnce(
    initial.isOn,
    () => undefined,
    async (isOn) => setSaved(await saveWeeklyMail(isOn)),
    (reason) => void showErrorToast(reason || failed),
  );
  return (
    <div>
      <Switch label={t("weekly")} hint={t("weeklyText")} isOn={value} onChange={choose} />
      <p role="status" className="mt-1 text-sm font-medium empty:hidden">
        {value &&
          saved.nextAt &&
          t("weeklyNext", {
            date: dateFormat(locale, {
              ...{ weekday: "long", day: "numeric", month: "long" },
              timeZone,
            }).format(new Date(saved.nextAt)),
          })}
      </p>
    </div>
  );
}

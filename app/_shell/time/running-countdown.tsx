"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { CountdownTranslator } from "@/app/_ui/time/countdown";
import { RefreshingCountdown } from "./refreshing-countdown";

/** The texts of a countdown to anything; without its name nothing is said of it. */
export function useCountdownTexts(name?: string): CountdownTranslator {
  const t = useTranslations("countdown");
  return (key, { days = 0, hours = 0, minutes = 0 } = {}) => {
    if (key === "days") return t("days", { days, hours, minutes });
    return name ? t(key, { name }) : "";
  };
}

interface RunningCountdownProps extends Omit<ComponentProps<typeof RefreshingCountdown>, "texts"> {
  /** What ends, as a noun, where its last minute and its end are to be heard. */
  name?: string;
}

/** The time left until something, in the words that fit anything: for islands, within the texts of `countdown`. */
export function RunningCountdown({ name, ...props }: RunningCountdownProps) {
  return <RefreshingCountdown {...props} texts={useCountdownTexts(name)} />;
}

"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RefreshingCountdown } from "./refreshing-countdown";

/** The time left until something, in the words that fit anything: for islands, within the texts of `countdown`. */
export function RunningCountdown(props: Omit<ComponentProps<typeof RefreshingCountdown>, "texts">) {
  return <RefreshingCountdown {...props} texts={useTranslations("countdown")} />;
}

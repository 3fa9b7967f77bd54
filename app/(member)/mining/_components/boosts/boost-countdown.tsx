"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";

/** How long a boost still works. */
export function BoostCountdown(props: Omit<ComponentProps<typeof RefreshingCountdown>, "texts">) {
  return <RefreshingCountdown {...props} texts={useTranslations("mining.countdown")} />;
}

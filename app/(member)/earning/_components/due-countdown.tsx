"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";

/** How long it is until something is due. */
export function DueCountdown(props: Omit<ComponentProps<typeof RefreshingCountdown>, "texts">) {
  return <RefreshingCountdown {...props} texts={useTranslations("earning.countdown")} />;
}

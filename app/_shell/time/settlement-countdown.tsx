"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RefreshingCountdown } from "./refreshing-countdown";

/** How long it is until the legs are settled. */
export function SettlementCountdown(
  props: Omit<ComponentProps<typeof RefreshingCountdown>, "texts">,
) {
  return <RefreshingCountdown {...props} texts={useTranslations("team.countdown")} />;
}

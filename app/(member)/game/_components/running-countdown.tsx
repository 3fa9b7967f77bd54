"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";

/** {@link GameCountdown} where the browser renders it. */
export function RunningCountdown(props: Omit<ComponentProps<typeof RefreshingCountdown>, "texts">) {
  return <RefreshingCountdown {...props} texts={useTranslations("game.countdown")} />;
}

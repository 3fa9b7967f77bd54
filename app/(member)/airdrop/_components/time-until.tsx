"use client";

import { useTranslations } from "next-intl";
import { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";

interface TimeUntilProps {
  /** ISO 8601, by the service's clock. */
  until: string;
  /** The service's clock when it said so. */
  serverTime: string;
}

/** The time left until something, at whose end the page is rendered anew. */
export function AirdropCountdown({ until, serverTime }: TimeUntilProps) {
  return (
    <RefreshingCountdown
      until={until}
      serverNow={serverTime}
      texts={useTranslations("airdrop.countdown")}
      className="font-medium text-text"
    />
  );
}

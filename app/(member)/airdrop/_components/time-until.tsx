import { getTranslations } from "next-intl/server";
import { RefreshingCountdown } from "@/app/_shell/refreshing-countdown";

interface TimeUntilProps {
  /** ISO 8601, by the service's clock. */
  until: string;
  /** The service's clock when it said so. */
  serverTime: string;
}

/** The time left until something, at whose end the page is rendered anew. */
export async function TimeUntil({ until, serverTime }: TimeUntilProps) {
  const t = await getTranslations("airdrop.countdown");
  return (
    <RefreshingCountdown
      until={until}
      serverNow={serverTime}
      className="font-medium text-text"
      texts={{ days: t.raw("days"), start: t.raw("start"), minute: t("minute"), end: t("end") }}
    />
  );
}

import { getTranslations } from "next-intl/server";
import { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";
import { readPatterns } from "@/lib/i18n/patterns";

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
      texts={{
        days: (await readPatterns()).airdrop.countdown.days,
        start: (await readPatterns()).airdrop.countdown.start,
        minute: t("minute"),
        end: t("end"),
      }}
    />
  );
}

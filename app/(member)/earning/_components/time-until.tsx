import { getTranslations } from "next-intl/server";
import { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";
import { readPatterns } from "@/lib/i18n/patterns";

interface TimeUntilProps {
  /** When it is due, by the service's clock; ISO 8601. */
  until: string;
  /** The service's clock when it said so, or null; then ours. */
  serverTime: string | null | undefined;
}

/** The time left until something of the service is due. */
export async function TimeUntil({ until, serverTime }: TimeUntilProps) {
  const t = await getTranslations("earning.countdown");
  return (
    <RefreshingCountdown
      until={until}
      serverNow={serverTime ?? new Date().toISOString()}
      texts={{
        days: (await readPatterns()).earning.countdown.days,
        start: (await readPatterns()).earning.countdown.start,
        minute: t("minute"),
        end: t("end"),
      }}
    />
  );
}

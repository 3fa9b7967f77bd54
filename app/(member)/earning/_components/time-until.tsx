import { Texts } from "@/app/_shell/texts/texts";
import { serviceClock } from "@/lib/live/service-clock";
import { DueCountdown } from "./due-countdown";

interface TimeUntilProps {
  /** When it is due, by the service's clock; ISO 8601. */
  until: string;
  /** The service's clock when it said so, or null; then ours. */
  serverTime: string | null | undefined;
}

/** The time left until something of the service is due. */
export function StakingCountdown({ until, serverTime }: TimeUntilProps) {
  return (
    <Texts of={["earning.countdown"]}>
      <DueCountdown until={until} serverNow={serverTime ?? serviceClock.instant()} />
    </Texts>
  );
}

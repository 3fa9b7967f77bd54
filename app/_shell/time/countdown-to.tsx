import { serviceClock } from "@/lib/live/service-clock";
import { Texts } from "../texts/texts";
import { RunningCountdown } from "./running-countdown";

interface CountdownToProps {
  /** By the service's clock; ISO 8601. */
  until: string;
  /** The service's clock when it said so, or nothing; then ours. */
  serverNow: string | null | undefined;
}

/** The time left until something of the service, at whose end the page is rendered anew. */
export function CountdownTo({ until, serverNow }: CountdownToProps) {
  return (
    <Texts of={["countdown"]}>
      <RunningCountdown until={until} serverNow={serverNow ?? serviceClock.instant()} />
    </Texts>
  );
}

import { RefreshingCountdown } from "@/app/_shell/refreshing-countdown";
import { countdownTexts } from "./countdown-texts";

interface GameCountdownProps {
  until: string;
  /** The server's clock when it said so. */
  serverNow: string;
}

/** Counts down to an instant by the server's clock; at zero the page shows what holds then. */
export async function GameCountdown({ until, serverNow }: GameCountdownProps) {
  return <RefreshingCountdown until={until} serverNow={serverNow} texts={await countdownTexts()} />;
}

import { Texts } from "@/app/_shell/texts/texts";
import { RunningCountdown } from "./running-countdown";

interface GameCountdownProps {
  until: string;
  /** The server's clock when it said so. */
  serverNow: string;
}

/** Counts down to an instant by the server's clock; at zero the page shows what holds then. */
export function GameCountdown(props: GameCountdownProps) {
  return (
    <Texts of={["game.countdown"]}>
      <RunningCountdown {...props} />
    </Texts>
  );
}

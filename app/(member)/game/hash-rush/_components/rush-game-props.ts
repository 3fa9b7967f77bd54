import type { GameState } from "@/lib/contract/game";

/** What the game is told by its page, before, during and after a play. */
export interface RushGameProps {
  rush: Pick<GameState["rush"], "playsLeft" | "playsPerDay" | "resetsAt">;
  /** Username of the member who plays. */
  member: string;
  /** The server's clock when the page was rendered. */
  serverNow: string;
  locale: string;
  timeZone: string;
}

import type { MiningState } from "@/lib/domain/mining/server";
import { canClaim } from "@/lib/domain/mining/session-view";

/** What the page offers as its one filled button. */
export type PrimaryStep = "mine" | "checkIn" | "spin" | "predict" | null;

interface Facts {
  /** Null while it cannot be had. */
  readonly mining: MiningState | null;
  readonly canCheckIn: boolean;
  readonly canSpin: boolean;
  readonly canPredict: boolean;
}

/** The best thing to do now: what waits to be claimed or started first, then what is free today. */
export function primaryStep({ mining, canCheckIn, canSpin, canPredict }: Facts): PrimaryStep {
  if (mining?.kind === "session") {
    const { state, unclaimed } = mining.session;
    if (state !== "running" || canClaim(unclaimed)) return "mine";
  }
  if (canCheckIn) return "checkIn";
  if (canSpin) return "spin";
  return canPredict ? "predict" : null;
}

import "server-only";
import { cache } from "react";
import { type StakingSummary, stakingEndpoints } from "../contract/staking.ts";
import { readIfOffered } from "../session/server.ts";

/**
 * What the member has staked in all, or null without the service; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readStakingSummary = cache(
  (): Promise<StakingSummary | null> => readIfOffered(stakingEndpoints.summary, {}),
);

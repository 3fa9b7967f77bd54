import "server-only";
import { cache } from "react";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import { holdingTankEndpoints } from "../../contract/team/holding-tank.ts";
import { kickbackEndpoints } from "../../contract/team/kickback.ts";
import { poolEndpoints } from "../../contract/team/pool.ts";
import { readIfOffered } from "../../session/server.ts";

export type WaitingList = EndpointOutput<typeof holdingTankEndpoints.waiting>;
export type PoolView = EndpointOutput<typeof poolEndpoints.pool>;

/**
 * Newcomers who wait for the member to place them, first due first, or null without the service; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readWaiting = cache(
  (): Promise<WaitingList | null> => readIfOffered(holdingTankEndpoints.waiting, {}),
);

/**
 * The pool of the running month and the payouts of those before, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readPool = (): Promise<PoolView | null> => readIfOffered(poolEndpoints.pool, {});

/**
 * What the member passes on of direct commissions, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readKickback = () => readIfOffered(kickbackEndpoints.kickback, {});

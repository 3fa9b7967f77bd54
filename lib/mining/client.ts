import { callBff } from "../bff/client.ts";
import type { EndpointOutput } from "../contract/endpoint.ts";
import type { miningEndpoints } from "../contract/mining.ts";

/**
 * Starts a session; a finished one is claimed first.
 * @throws BffError with CONFLICT while one runs
 */
export function startMining(): Promise<EndpointOutput<typeof miningEndpoints.start>> {
  return callBff<typeof miningEndpoints.start>({ method: "POST", path: "mining/session/start" });
}

/**
 * Credits what the session has earned so far.
 * @throws BffError with CONFLICT when there is nothing to claim
 */
export function claimMining(): Promise<EndpointOutput<typeof miningEndpoints.claim>> {
  return callBff<typeof miningEndpoints.claim>({ method: "POST", path: "mining/session/claim" });
}

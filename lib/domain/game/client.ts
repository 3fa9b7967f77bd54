import { callBff } from "../../bff/client/client.ts";
import type { gameEndpoints, StartedRush } from "../../contract/game.ts";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import type { RushTap } from "../../contract/rules/rush-rules.ts";
import { type Booked, byBalances } from "../../contract/values/balances.ts";

export type SpinAnswer = Booked<typeof gameEndpoints.spin>;
export type RushAnswer = EndpointOutput<typeof gameEndpoints.rushFinish>;

/**
 * The day's free spin, once however often it is sent under the same key.
 * @throws BffError CONFLICT when today's is done, with `fields.clientSeed` for another form of seed
 */
export async function spinWheel(
  { clientSeed }: { readonly clientSeed: string },
  key: string,
  isRepeated: boolean,
): Promise<SpinAnswer> {
  const answer = await callBff<typeof gameEndpoints.spin>({
    method: "POST",
    path: "game/wheel/spin",
    body: { clientSeed },
    idempotencyKey: key,
  });
  return byBalances(answer, isRepeated);
}

/**
 * Begins a game of Hash Rush, which takes one of the day's plays; asked again under the same key it gives
 * the same game.
 *
 * @throws BffError CONFLICT when no play is left
 */
export function startRush(key: string): Promise<StartedRush> {
  return callBff<typeof gameEndpoints.rushStart>({
    method: "POST",
    path: "game/rush/start",
    idempotencyKey: key,
  });
}

/**
 * Ends a game with its log, once however often the same log is sent while its outcome is unknown.
 * @throws BffError CONFLICT for a game that is over, VALIDATION_FAILED for a log that gives another score
 */
export function finishRush(
  id: string,
  score: number,
  taps: readonly RushTap[],
): Promise<RushAnswer> {
  return callBff<typeof gameEndpoints.rushFinish>({
    method: "POST",
    path: "game/rush/{id}/finish",
    params: { id },
    body: { score, events: [...taps] },
  });
}

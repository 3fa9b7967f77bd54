import { callBff } from "../../bff/client/client.ts";
import type { Boost } from "../../contract/machine.ts";
import type { MiningHistory, miningEndpoints } from "../../contract/mining.ts";
import { type Balances, byBalances } from "../../contract/values/balances.ts";
import { MBTC } from "../../contract/values/tokens.ts";
import { everyItem, MAX_EXPORT_PAGES } from "../../list/every-item.ts";
import { LARGEST_PAGE } from "../../list/page.ts";
import { type SessionView, sessionView } from "./session-view.ts";

// What is available of mBTC after a write, or null when its answer does not say.
function balanceIn(wallets: Balances): string | null {
  return wallets.get(MBTC)?.available ?? null;
}

interface Booking {
  readonly session: SessionView;
  /** What the wallet holds of mBTC now; null where the answer does not say, or says it of long ago. */
  readonly balance: string | null;
}

/** A session that was started. */
export interface Started extends Booking {
  /** A finished one was claimed first. */
  readonly hasClaimed: boolean;
}

/**
 * Starts a session; a finished one is claimed first. Once, however often it is sent under the same
 * key.
 *
 * @throws BffError with CONFLICT while one runs, or without a machine that works
 */
export async function startMining(key: string, isRepeated: boolean): Promise<Started> {
  const answer = await callBff<typeof miningEndpoints.start>({
    method: "POST",
    path: "mining/session/start",
    idempotencyKey: key,
  });
  const { session, wallets } = byBalances(answer, isRepeated);
  const hasClaimed = answer.wallets?.some(({ symbol }) => symbol === MBTC) ?? false;
  return { session: sessionView(session), balance: balanceIn(wallets), hasClaimed };
}

/** What was credited, in mBTC. */
export interface Claimed extends Booking {
  readonly claimed: { readonly gross: string; readonly fee: string; readonly net: string };
}

/**
 * Credits what the session has earned so far, once, however often it is sent under the same key.
 *
 * @throws BffError with CONFLICT when there is nothing to claim
 */
export async function claimMining(key: string, isRepeated: boolean): Promise<Claimed> {
  const answer = await callBff<typeof miningEndpoints.claim>({
    method: "POST",
    path: "mining/session/claim",
    idempotencyKey: key,
  });
  const { claimed, session, wallets } = byBalances(answer, isRepeated);
  return { claimed, session: sessionView(session), balance: balanceIn(wallets) };
}

export interface BoostOrder {
  /** What all boosts add together then, as the member has seen it; in percent, a plain decimal. */
  readonly percentAfter?: string;
}

/**
 * Applies a boost from now on, once however often it is sent under the same key.
 * @throws BffError with CONFLICT when it was applied before, no session runs, boosts are at their limit or
 *   would add something else
 */
export async function applyBoost(id: string, order: BoostOrder, key: string): Promise<Boost> {
  const { boost } = await callBff<typeof miningEndpoints.applyBoost>({
    method: "POST",
    path: "mining/boosts/{id}/apply",
    params: { id },
    body: { ...order },
    idempotencyKey: key,
  });
  return boost;
}

/** A period of the history: `from` is included, `to` is not; ISO 8601 in UTC. */
export interface HistoryPeriod {
  readonly from?: string;
  readonly to?: string;
}

/**
 * All sessions of a period, the newest first, read page by page.
 * @throws BffError
 */
export async function fetchHistory(period: HistoryPeriod): Promise<readonly MiningHistory[]> {
  const sessions = await everyItem(
    (page) =>
      callBff<typeof miningEndpoints.history>({
        method: "GET",
        path: "mining/history",
        query: { ...period, page, pageSize: LARGEST_PAGE },
      }),
    MAX_EXPORT_PAGES,
    ({ id }) => id,
  );
  return sessions ?? [];
}

import { callBff } from "../../bff/client/client.ts";
import type { accountEndpoints, User } from "../../contract/account.ts";
import type {
  PredictionPosition,
  PredictionState,
  ProvenRound,
  predictionEndpoints,
} from "../../contract/prediction.ts";
import { type Booked, byBalances } from "../../contract/values/balances.ts";
import { everyItem } from "../../list/every-item.ts";
import { LARGEST_PAGE } from "../../list/page.ts";
import type { PredictionSide } from "./payout.ts";

/**
 * The game as it is now, asked from the browser.
 * @throws BffError
 */
export function fetchPredictionState(): Promise<PredictionState> {
  return callBff<typeof predictionEndpoints.state>({ method: "GET", path: "prediction/state" });
}

/**
 * One round, also when it is no longer listed, with what its prices follow from.
 * @throws BffError NOT_FOUND for one that the service has forgotten
 */
export function fetchRound(epoch: number): Promise<ProvenRound> {
  return callBff<typeof predictionEndpoints.round>({
    method: "GET",
    path: "prediction/rounds/{epoch}",
    params: { epoch: String(epoch) },
  });
}

/** `amount` is in MERLIN, a plain decimal. */
export interface Entry {
  readonly epoch: number;
  readonly side: PredictionSide;
  readonly amount: string;
  /** The fee that the member was shown, in basis points of the pot. */
  readonly feeBps: number;
}

export type Entered = Booked<typeof predictionEndpoints.enter>;

/**
 * Stakes on a side, once however often it is sent under the same key.
 * @throws BffError CONFLICT when the round takes no entries, was entered before or has another fee by now,
 *   with `fields.amount` outside the limits, INSUFFICIENT_BALANCE
 */
export async function enterRound(
  { epoch, side, amount, feeBps }: Entry,
  key: string,
  isRepeated: boolean,
): Promise<Entered> {
  const answer = await callBff<typeof predictionEndpoints.enter>({
    method: "POST",
    path: "prediction/rounds/{epoch}/enter",
    params: { epoch: String(epoch) },
    body: { side, amount, feeBps },
    idempotencyKey: key,
  });
  return byBalances(answer, isRepeated);
}

/** A file holds no more entries than this. */
export const MAX_EXPORT_ROWS = 5_000;

/**
 * All entries of a status, newest first, as many as a file holds.
 * @throws BffError
 */
export async function fetchAllPositions(
  status: PredictionPosition["status"] | null,
): Promise<readonly PredictionPosition[]> {
  const positions = await everyItem(
    (page) =>
      callBff<typeof predictionEndpoints.positions>({
        method: "GET",
        path: "prediction/positions",
        query: { page, pageSize: LARGEST_PAGE, ...(status && { status }) },
      }),
    MAX_EXPORT_ROWS / LARGEST_PAGE,
    ({ id }) => id,
  );
  return positions ?? [];
}

async function readSettings(): Promise<NonNullable<User["settings"]>> {
  const { settings } = await callBff<typeof accountEndpoints.profile>({
    method: "GET",
    path: "account/profile",
  });
  return settings ?? {};
}

/** The member's own daily limit in MERLIN, null without one, and the one that will hold later. */
export interface DailyLimit {
  readonly amount: string | null;
  readonly next: { readonly amount: string | null; readonly from: string } | null;
}

/**
 * Sets the member's own limit for the stakes of a UTC day, or asks for none.
 * @param amount in MERLIN, a plain decimal; null for no limit
 * @returns what holds then, read anew where the answer leaves it out
 * @throws BffError
 */
export async function saveDailyLimit(amount: string | null): Promise<DailyLimit> {
  const saved = await callBff<typeof accountEndpoints.updateSettings>({
    method: "PATCH",
    path: "account/settings",
    body: { stakeDailyLimit: amount },
  });
  const isTold = saved.stakeDailyLimit !== undefined || saved.stakeDailyLimitNext;
  const { stakeDailyLimit, stakeDailyLimitNext: next } = isTold ? saved : await readSettings();
  return {
    amount: stakeDailyLimit ?? null,
    next: next ? { amount: next.amount ?? null, from: next.from } : null,
  };
}

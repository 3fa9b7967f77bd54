import { BffError, callBff, isOutcomeUnknown } from "../../bff/client/client.ts";
import { NOT_DONE } from "../../bff/client/undecided-calls.ts";
import type {
  AccountClosing,
  DataExports,
  personalDataEndpoints,
} from "../../contract/records/personal-data.ts";

/** @throws BffError */
export function fetchDataExports(signal: AbortSignal): Promise<DataExports> {
  return callBff<typeof personalDataEndpoints.dataExports>({
    method: "GET",
    path: "account/data-export",
    signal,
  });
}

/**
 * Asks for a copy of the member's data.
 *
 * @param proof of `export`
 * @throws BffError CONFLICT within a day of the last one
 */
export function requestDataExport(proof: string): Promise<DataExports> {
  return callBff<typeof personalDataEndpoints.requestDataExport>({
    method: "POST",
    path: "account/data-export",
    body: { proof },
  });
}

/**
 * What became of a call whose answer was lost, or that came a second time, by the state.
 * @throws BffError NOT_DONE where it was lost and the state is another, `error` where nobody tells or it was refused
 */
async function closingAfter(
  error: unknown,
  isDone: (closing: AccountClosing) => boolean,
): Promise<AccountClosing> {
  const isLost = error instanceof BffError && isOutcomeUnknown(error);
  if (!isLost && !(error instanceof BffError && error.code === "CONFLICT")) throw error;
  const closing = await callBff<typeof personalDataEndpoints.closing>({
    method: "GET",
    path: "account/closing",
  }).catch(() => {
    throw error;
  });
  if (isDone(closing)) return closing;
  throw isLost ? new BffError(409, { code: NOT_DONE, message: "" }, error) : error;
}

/**
 * Has the account closed after the days of waiting.
 *
 * @param body with a proof of `close`, bound to the username
 * @throws BffError with `fields.confirmUsername`, CONFLICT while something blocks, WITHDRAWAL_LOCKED, NOT_DONE when the answer
 * was lost and nothing was done
 */
export function requestClosing(body: {
  confirmUsername: string;
  proof: string;
}): Promise<AccountClosing> {
  return callBff<typeof personalDataEndpoints.requestClosing>({
    method: "POST",
    path: "account/closing",
    body,
  }).catch((error: unknown) => closingAfter(error, ({ closesAt }) => Boolean(closesAt)));
}

/** @throws BffError NOT_DONE when the answer was lost and the account is still about to be closed */
export function cancelClosing(): Promise<AccountClosing> {
  return callBff<typeof personalDataEndpoints.cancelClosing>({
    method: "POST",
    path: "account/closing/cancel",
  }).catch((error: unknown) => closingAfter(error, ({ closesAt }) => !closesAt));
}

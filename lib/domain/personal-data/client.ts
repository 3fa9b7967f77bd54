import { callBff } from "../../bff/client/client.ts";
import { stateAfter } from "../../bff/client/state-after.ts";
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

function fetchClosing(): Promise<AccountClosing> {
  return callBff<typeof personalDataEndpoints.closing>({ method: "GET", path: "account/closing" });
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
  }).catch((error: unknown) =>
    stateAfter(error, fetchClosing, ({ closesAt }) => Boolean(closesAt)),
  );
}

/** @throws BffError NOT_DONE when the answer was lost and the account is still about to be closed */
export function cancelClosing(): Promise<AccountClosing> {
  return callBff<typeof personalDataEndpoints.cancelClosing>({
    method: "POST",
    path: "account/closing/cancel",
  }).catch((error: unknown) => stateAfter(error, fetchClosing, ({ closesAt }) => !closesAt));
}

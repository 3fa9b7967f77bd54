import { callBff } from "../../bff/client/client.ts";
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
 * Has the account closed after the days of waiting.
 *
 * @param body with a proof of `close`, bound to the username
 * @throws BffError with `fields.confirmUsername`, CONFLICT while something blocks, WITHDRAWAL_LOCKED
 */
export function requestClosing(body: {
  confirmUsername: string;
  proof: string;
}): Promise<AccountClosing> {
  return callBff<typeof personalDataEndpoints.requestClosing>({
    method: "POST",
    path: "account/closing",
    body,
  });
}

/** @throws BffError CONFLICT when the account is not about to be closed */
export function cancelClosing(): Promise<AccountClosing> {
  return callBff<typeof personalDataEndpoints.cancelClosing>({
    method: "POST",
    path: "account/closing/cancel",
  });
}

import "server-only";
import {
  type AccountClosing,
  type DataExports,
  personalDataEndpoints,
} from "../../contract/records/personal-data.ts";
import { readIfOffered } from "../../session/server.ts";

/**
 * The copies of the member's data, or null when the service makes none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readDataExports(): Promise<DataExports | null> {
  return readIfOffered(personalDataEndpoints.dataExports, {});
}

/**
 * Whether and when the account is closed, or null when the service closes none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readClosing(): Promise<AccountClosing | null> {
  return readIfOffered(personalDataEndpoints.closing, {});
}

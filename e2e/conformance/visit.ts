import type { Endpoint } from "../../lib/contract/protocol/endpoint.ts";
import type { Options } from "./command/options.ts";
import type { Refusals } from "./refusals.ts";
import type { Report } from "./report/report.ts";
import type { Upstream } from "./upstream.ts";

/** What every room of the kit works with. */
export interface Visit {
  readonly options: Options;
  readonly upstream: Upstream;
  readonly report: Report;
  readonly refusals: Refusals;
  /** Answers so far, by endpoint: later questions take their parameters from them. */
  readonly answers: Map<Endpoint, unknown>;
}

/** No upstream has issued it. */
export const NOBODYS_TOKEN = "nobodys.token.conformance";

/** Statuses that say that a call is not there. */
export const MISSING: ReadonlySet<number> = new Set([404, 501]);

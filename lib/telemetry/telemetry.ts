import type { Context } from "@opentelemetry/api";
import { inProcess } from "../process/shared.ts";

/** What a request says of itself before it is answered. */
export interface RequestStart {
  readonly requestId: string;
  readonly method: string;
  /** The `traceparent` header as it came. */
  readonly traceparent: string | null;
}

/** What is told of an answered request: fields of its log line, and none beside them. */
export interface RequestEnd {
  /** The route's id, e.g. `GET account/wallet/{code}`; never the path itself. */
  readonly route: string;
  readonly status?: number;
  readonly code?: string;
  readonly upstreamStatus?: number;
  readonly session?: string;
  readonly refresh?: string;
}

/**
 * Who reads a page: a browser that loads a document, its router that follows a link or prepares for that, or the
 * memory of public pages.
 */
export type PageKind = "document" | "navigation" | "prefetch" | "memory";

/** What is told of a page that is over: fields of its log line, and none beside them. */
export interface PageEnd {
  /** The page's path with `[name]` for one segment; null for a path that is nobody's. */
  readonly page: string | null;
  readonly kind: PageKind;
  readonly decision: string;
  readonly status: number;
  readonly session?: string | undefined;
  /** How many of its parts said that they cannot be shown. */
  readonly failedSections: number;
  readonly hasCrashed: boolean;
}

/** How a call to the upstream ended; `left` is the browser's doing, `broke_off` a stream's. */
export type UpstreamOutcome =
  | "ok"
  | "refused"
  | "invalid"
  | "unavailable"
  | "timeout"
  | "left"
  | "broke_off"
  | "failed";

export interface UpstreamStart {
  /** Method and path template, e.g. `GET account/wallet/{code}`. */
  readonly operation: string;
  readonly method: string;
  readonly requestId: string;
  /** The refresh that makes the call; the request itself when absent. */
  readonly within?: RefreshRecord;
}

export interface UpstreamRecord {
  answered(status: number): void;
  retried(): void;
  end(outcome: UpstreamOutcome): void;
}

/** Who asked the upstream for a new token: this request, or another one whose answer it shares. */
export type Flight = "leader" | "shared";

export interface RefreshRecord {
  /** Where the call of the flight hangs in its trace. */
  readonly place: Context;
  end(outcome: "refreshed" | "over" | "unavailable" | "failed"): void;
}

/** Records what the process does as spans and metrics. */
export interface Telemetry {
  startRequest(start: RequestStart): { end(end: RequestEnd): void };
  startPage(start: RequestStart): { end(end: PageEnd): void };
  startUpstream(start: UpstreamStart): UpstreamRecord;
  startRefresh(start: { requestId: string; flight: Flight }): RefreshRecord;
}

const holder = inProcess("telemetry", (): { current?: Telemetry } => ({}));

/** The process's telemetry; undefined, at the cost of one lookup, unless an endpoint is configured. */
export function telemetry(): Telemetry | undefined {
  return holder().current;
}

/** Turns telemetry on for every copy of every module in this process. */
export function setTelemetry(value: Telemetry): void {
  holder().current = value;
}

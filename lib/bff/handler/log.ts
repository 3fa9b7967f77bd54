import { describeError, levelOfStatus, logLine } from "../../process/log.ts";
import { UpstreamFault } from "../../upstream/errors.ts";

/** One line a request; it names what happened and holds no cookie, token, key, body or query value. */
export interface RequestLog {
  readonly requestId: string;
  /** The route's id, e.g. `GET account/wallet/{code}`; never the path itself. */
  route: string;
  status?: number;
  code?: string;
  upstreamStatus?: number;
  /** Hash of the session's id. */
  session?: string;
  refresh?: "refreshed" | "over" | "unavailable";
  /** Why an answer is 5xx, or stands in for one: names and messages of our own errors. */
  cause?: string;
}

/** Notes why a request failed. A foreign error's message may hold anything, so only its name is kept. */
export function noteCause(log: RequestLog, error: unknown, isOurs: boolean): void {
  log.cause = isOurs ? describeError(error) : error instanceof Error ? error.name : typeof error;
  if (error instanceof UpstreamFault) log.upstreamStatus = error.upstreamStatus;
}

/** Writes the line. */
export function writeLog(log: RequestLog, startedAt: number): void {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  logLine({ ...log, ms }, levelOfStatus(log.status ?? 500));
}

import { buildVersion } from "./build-version.ts";

/**
 * `error`: somebody got less than they asked for, and it is ours or the upstream's doing; `warn`: worth an
 * operator's look; `info`: the rest, refusals of what a visitor may not have among them.
 */
export type LogLevel = "info" | "warn" | "error";

/** The level of an answer's line. */
export function levelOfStatus(status: number): LogLevel {
  return status >= 500 ? "error" : "info";
}

/**
 * Writes one line of JSON to the log, with its time (UTC), its level and the build in front. What is undefined
 * is left out.
 *
 * @param facts ids, statuses, codes, hashes and words of ours: no cookie, token, key, body, query, account
 * name or address
 */
export function logLine(facts: object, level: LogLevel = "info"): void {
  const head = { at: new Date().toISOString(), level, version: buildVersion() };
  process.stdout.write(`${JSON.stringify({ ...head, ...facts })}\n`);
}

/** A failure in a line: names, messages and codes of the error and its cause. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const inner = error.cause instanceof Error ? ` (${error.cause.name}${codeOf(error.cause)})` : "";
  return `${error.name}: ${error.message}${inner}`;
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
}

import type { SpanContext } from "@opentelemetry/api";

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ZEROES = /^0+$/;

/**
 * Reads a W3C `traceparent`. As the recommendation asks, a later version may carry more behind the
 * fields of the first one, and whatever else is wrong makes the whole header void.
 */
export function readTraceparent(value: string | null): SpanContext | undefined {
  const [, version, traceId, spanId, flags, more] = TRACEPARENT.exec(value ?? "") ?? [];
  if (!version || !traceId || !spanId || !flags) return undefined;
  if (version === "ff" || (version === "00" && more !== undefined)) return undefined;
  if (ZEROES.test(traceId) || ZEROES.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

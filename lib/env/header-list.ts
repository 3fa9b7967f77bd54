import { z } from "zod";

const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** `name=value` pairs with percent-encoded values, as OpenTelemetry writes them; null for anything else. */
function readHeaders(value: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const pair of value.split(",")) {
    const [, name = "", encoded = ""] = /^([^=]*)=(.*)$/.exec(pair.trim()) ?? [];
    try {
      const text = decodeURIComponent(encoded.trim());
      if (!HEADER_NAME.test(name.trim()) || !HEADER_VALUE.test(text)) return null;
      headers[name.trim()] = text;
    } catch {
      return null;
    }
  }
  return headers;
}

/** Headers in one variable, such as `OTEL_EXPORTER_OTLP_HEADERS`. */
export const headerListSchema = z.string().transform((value, context) => {
  const headers = readHeaders(value);
  if (headers) return headers;
  context.addIssue({ code: "custom", message: "must be name=value pairs, separated by commas" });
  return z.NEVER;
});

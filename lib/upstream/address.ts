import type { Endpoint } from "../contract/protocol/endpoint.ts";

export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** A path parameter does not match the pattern that its endpoint declares. */
export class PathParameterError extends Error {
  override readonly name = "PathParameterError";
}

/**
 * Fills a path template. Each value must match its pattern and is percent-encoded again, so that no
 * value can add a segment, climb, or carry a control character.
 *
 * @throws PathParameterError when a value is missing or does not match
 */
export function fillPath(
  endpoint: Pick<Endpoint, "path" | "params">,
  params: Readonly<Record<string, string>> = {},
): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || !endpoint.params[name]?.test(value)) {
      throw new PathParameterError(`${endpoint.path}: ${name} is missing or malformed`);
    }
    return encodeURIComponent(value);
  });
}

/**
 * The address of one call.
 *
 * @param base the upstream's address, which may have a path of its own, without a trailing slash
 * @throws PathParameterError when the result would leave the service's path
 */
export function upstreamAddress(base: string, path: string, query: QueryValues = {}): URL {
  const url = new URL(base + path);
  const root = new URL(base);
  if (url.origin !== root.origin || `${url.pathname}` !== root.pathname.replace(/\/$/, "") + path) {
    throw new PathParameterError(`${path} leaves the upstream's path`);
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

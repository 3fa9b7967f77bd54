const ROUTE = "/api/media";

/** Segments of letters, digits and the marks that cannot change where a path leads. */
const PATH_PATTERN = /^(\/[A-Za-z0-9_~@=-][A-Za-z0-9._~@=-]*)+$/;

/**
 * Our own address of a picture that lies at one of the media origins, or null for any other: the
 * upstream's host appears in no byte that the browser receives.
 */
export function localMediaPath(url: string, origins: readonly string[]): string | null {
  const address = URL.parse(url);
  const index = address ? origins.indexOf(address.origin) : -1;
  if (!address || index < 0 || address.search || !PATH_PATTERN.test(address.pathname)) return null;
  return `${ROUTE}/${index}${address.pathname}`;
}

/** The address behind such a path, from its decoded segments, or null when there is none. */
export function mediaAddress(segments: readonly string[], origins: readonly string[]): URL | null {
  const [index = "", ...rest] = segments;
  const origin = /^\d{1,2}$/.test(index) ? origins[Number(index)] : undefined;
  const path = `/${rest.join("/")}`;
  return origin && PATH_PATTERN.test(path) ? new URL(path, origin) : null;
}

/** Replaces every `completedUrl` of a parsed answer by our own address of the picture. */
export function localiseMedia(value: unknown, origins: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => localiseMedia(item, origins));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => {
    const isAddress = name === "completedUrl" && typeof part === "string";
    return [name, isAddress ? localMediaPath(part, origins) : localiseMedia(part, origins)];
  });
  return Object.fromEntries(entries);
}

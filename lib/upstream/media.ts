const ROUTE = "/api/media";

/** Segments of letters, digits and the marks that cannot change where a path leads: none begins with a dot. */
const PATH_PATTERN = /^[A-Za-z0-9_~@=-][A-Za-z0-9._~@=-]*(\/[A-Za-z0-9_~@=-][A-Za-z0-9._~@=-]*)*$/;

function pathBelow(href: string, prefixes: readonly string[]): string | null {
  const index = prefixes.findIndex((prefix) => href.startsWith(prefix));
  const path = href.slice(prefixes[index]?.length);
  return index >= 0 && PATH_PATTERN.test(path) ? `${ROUTE}/${index}/${path}` : null;
}

/**
 * Our own address of a picture that lies below one of the prefixes, or null for any other: neither the
 * upstream's host nor the prefix appears in what the browser receives.
 *
 * @param prefixes as `Environment.mediaPrefixes`, each with a slash at its end
 */
export function localMediaPath(url: string, prefixes: readonly string[]): string | null {
  // A plain path below a prefix is spelled as it would be read, and needs no reading.
  return pathBelow(url, prefixes) ?? pathBelow(URL.parse(url)?.href ?? "", prefixes);
}

/**
 * The address behind such a path, from its segments as Next has decoded them once, or null when there is
 * none. What follows the number is always appended to its prefix, so a visitor chooses nothing above it.
 */
export function mediaAddress(segments: readonly string[], prefixes: readonly string[]): URL | null {
  const [index = "", ...rest] = segments;
  const prefix = /^\d{1,2}$/.test(index) ? prefixes[Number(index)] : undefined;
  const path = rest.join("/");
  if (prefix === undefined || !PATH_PATTERN.test(path)) return null;
  const address = new URL(prefix + path);
  return address.href === prefix + path ? address : null;
}

/** Replaces every `completedUrl` of a parsed answer by our own address of the picture. What holds none stays as it is. */
export function localiseMedia(value: unknown, prefixes: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => localiseMedia(item, prefixes));
  if (typeof value !== "object" || value === null) return value;
  let local: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    const part: unknown = value[name as keyof typeof value];
    const isAddress = name === "completedUrl" && typeof part === "string";
    const own = isAddress ? localMediaPath(part, prefixes) : localiseMedia(part, prefixes);
    // A copy of the whole keeps the layout of its kind, which is written out several times as fast.
    if (own === part) continue;
    local ??= { ...value };
    local[name] = own;
  }
  return local ?? value;
}

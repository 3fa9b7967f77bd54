import type { Endpoint, Method } from "../../contract/protocol/endpoint.ts";
import { endpoints } from "../../contract/registry.ts";

/** One call that the browser may make. */
export interface SurfaceEntry {
  /** Names the entry in logs and documents, e.g. `GET account/wallet/{code}`. */
  readonly id: string;
  /** The browser's method: a call that acts is POSTed whatever the upstream's method is. */
  readonly method: Method;
  /** Path below `/api/bff/`, as a template. */
  readonly path: string;
  readonly endpoint: Endpoint;
}

function toEntry(endpoint: Endpoint): SurfaceEntry {
  const method = endpoint.effect && endpoint.method === "GET" ? "POST" : endpoint.method;
  const path = `${endpoint.service}${endpoint.path}`;
  return { id: `${method} ${path}`, method, path, endpoint };
}

/** The proxy's whole allow-list. */
export const surface: readonly SurfaceEntry[] = endpoints
  .filter((endpoint) => endpoint.reach === "browser")
  .map(toEntry);

interface Match {
  readonly entry: SurfaceEntry;
  readonly params: Readonly<Record<string, string>>;
}

interface Template {
  readonly entry: SurfaceEntry;
  readonly parts: readonly { readonly text: string; readonly name: string | undefined }[];
}

// Every call of the browser passes here, so the templates are taken apart once.
const templatesBySize = Map.groupBy(
  surface.map((entry): Template => {
    const parts = entry.path
      .split("/")
      .map((text) => ({ text, name: /^\{(\w+)\}$/.exec(text)?.[1] }));
    return { entry, parts };
  }),
  ({ parts }) => parts.length,
);

function matchOne({ entry, parts }: Template, segments: readonly string[]): Match | null {
  const params: Record<string, string> = {};
  for (const [index, { text, name }] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (name === undefined) {
      if (text !== segment) return null;
    } else if (entry.endpoint.params[name]?.test(segment)) {
      params[name] = segment;
    } else {
      return null;
    }
  }
  return { entry, params };
}

function staticParts({ entry }: Match): number {
  return entry.path.split("/").filter((part) => !part.startsWith("{")).length;
}

/**
 * The entries that answer a path, one for each method; static segments win over parameters.
 *
 * @param segments the decoded segments below `/api/bff/`
 */
export function findEntries(segments: readonly string[]): readonly Match[] {
  const templates = templatesBySize.get(segments.length) ?? [];
  const matches = templates.flatMap((template) => matchOne(template, segments) ?? []);
  const most = Math.max(0, ...matches.map(staticParts));
  return matches.filter((match) => staticParts(match) === most);
}

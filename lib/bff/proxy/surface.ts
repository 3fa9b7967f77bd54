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
  /** How many parts are no parameters. */
  readonly staticParts: number;
}

// Every call of the browser passes here, so the templates are taken apart once.
const templatesBySize = Map.groupBy(
  surface.map((entry): Template => {
    const parts = entry.path
      .split("/")
      .map((text) => ({ text, name: /^\{(\w+)\}$/.exec(text)?.[1] }));
    return { entry, parts, staticParts: parts.filter(({ name }) => name === undefined).length };
  }),
  ({ parts }) => parts.length,
);

function isMatch({ entry, parts }: Template, segments: readonly string[]): boolean {
  return parts.every(({ text, name }, index) => {
    const segment = segments[index] ?? "";
    return name === undefined ? text === segment : entry.endpoint.params[name]?.test(segment);
  });
}

function toMatch({ entry, parts }: Template, segments: readonly string[]): Match {
  const params = parts.flatMap(({ name }, index) =>
    name === undefined ? [] : [[name, segments[index] ?? ""] as const],
  );
  return { entry, params: Object.fromEntries(params) };
}

/**
 * The entries that answer a path, one for each method; static segments win over parameters.
 *
 * @param segments the decoded segments below `/api/bff/`
 */
export function findEntries(segments: readonly string[]): readonly Match[] {
  const templates = templatesBySize.get(segments.length) ?? [];
  const matching = templates.filter((template) => isMatch(template, segments));
  const most = Math.max(0, ...matching.map(({ staticParts }) => staticParts));
  return matching
    .filter(({ staticParts }) => staticParts === most)
    .map((template) => toMatch(template, segments));
}

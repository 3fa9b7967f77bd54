import type { z } from "zod";
import { surface } from "../../bff/proxy/surface.ts";
import { OWN_ROUTES } from "../../bff/routes/own-routes.ts";
import type { BodyRule, Endpoint, Method } from "../../contract/protocol/endpoint.ts";
import { SERVICE_PATHS } from "../../contract/protocol/services.ts";

/** Where a request may come from (`lib/bff/handler/csrf.ts`). */
export type OriginRule =
  | "own page"
  | "own page, x-csrf"
  | "own page's browser"
  | "any document load"
  | "anywhere";

/** One route that a browser can reach. */
export interface SurfaceRow {
  readonly method: Method;
  readonly path: string;
  readonly audience: string;
  readonly origin: OriginRule;
  /** Names of the query, as far as there are any; all others are refused or ignored. */
  readonly query: z.ZodType | readonly string[] | undefined;
  readonly params: Readonly<Record<string, RegExp>>;
  readonly body: BodyRule;
  readonly isKeyed: boolean;
  /** What it asks of the upstream, as `METHOD /path`, at its default place, or another place. */
  readonly upstream: readonly string[];
  /** A limit of its own in milliseconds; UPSTREAM_TIMEOUT_MS otherwise. */
  readonly timeoutMs: number | undefined;
  readonly sharedForSeconds: number | undefined;
  readonly status: number;
  /** Shape of a good answer, its media type, or nothing. */
  readonly answer: Endpoint["response"] | string;
  readonly isOurs: boolean;
}

function target({ method, service, path }: Endpoint): string {
  return `${method} ${SERVICE_PATHS[service]}${path}`;
}

function ownPage(method: Method): OriginRule {
  return method === "GET" ? "own page" : "own page, x-csrf";
}

const proxied = surface.map(
  ({ method, path, endpoint }): SurfaceRow => ({
    method,
    path: `/api/bff/${path}`,
    audience: endpoint.audience === "public" ? "anybody" : endpoint.audience,
    origin: ownPage(method),
    query: endpoint.query,
    params: endpoint.params,
    body: endpoint.body,
    isKeyed: endpoint.idempotent,
    upstream: [target(endpoint)],
    timeoutMs: endpoint.timeoutMs,
    sharedForSeconds: endpoint.sharedForSeconds,
    status: endpoint.response ? 200 : 204,
    answer: endpoint.response,
    isOurs: false,
  }),
);

const ORIGINS = {
  document: "any document load",
  browser: "own page's browser",
  any: "anywhere",
} as const;

const own = Object.values(OWN_ROUTES).map((route): SurfaceRow => {
  const { method, path, audience, origin, query, body, calls, answer } = route;
  return {
    method,
    path: `/api/${path}`,
    audience,
    origin: origin === "own" ? ownPage(method) : ORIGINS[origin],
    query: query.length > 0 ? query : undefined,
    params: {},
    body,
    isKeyed: false,
    upstream: [...calls.map(target), ...("reaches" in route ? [route.reaches] : [])],
    timeoutMs: undefined,
    sharedForSeconds: undefined,
    status: answer.status,
    answer: "content" in answer ? answer.content : undefined,
    isOurs: true,
  };
});

/** Every route under `/api`: our own first, then the proxy's, by path. */
export const SURFACE_ROWS: readonly SurfaceRow[] = [
  ...own,
  ...proxied.toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method)),
];

import "server-only";
import { environment } from "../../env/server.ts";
import { logLine } from "../../process/log.ts";
import { findPage } from "../../routes.ts";
import { readJson } from "../handler/body.ts";
import { empty, type HandlerContext } from "../handler/handler.ts";
import { countReport } from "../limits/limits.ts";
import { OWN_ROUTES } from "./own-routes.ts";
import type { Violation } from "./report-schema.ts";

/** Media types of the Reporting API and of `report-uri` (CSP 3, 5.5). */
const REPORT_TYPES = ["application/reports+json", "application/csp-report"] as const;

/** Of one request; a browser puts what happened within a minute into one. */
const MAX_LOGGED = 10;

/** What a policy blocks without an address (CSP 3, 2.4.1 and Trusted Types). */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...["inline", "eval", "wasm-eval", "self", "trusted-types-policy", "trusted-types-sink"],
]);
const SCHEMES: ReadonlySet<string> = new Set([
  ...["https", "http", "wss", "ws", "data", "blob", "about", "file"],
  ...["chrome-extension", "moz-extension", "safari-web-extension"],
]);
/** Of CSP 3 and Trusted Types, as browsers name what was violated. */
const DIRECTIVES = [
  ...["default-src", "script-src", "script-src-elem", "script-src-attr", "worker-src"],
  ...["style-src", "style-src-elem", "style-src-attr", "font-src", "img-src", "media-src"],
  ...["connect-src", "frame-src", "child-src", "object-src", "manifest-src", "prefetch-src"],
  ...["base-uri", "form-action", "frame-ancestors", "require-trusted-types-for", "trusted-types"],
];

/** An address in a word or two: it may hold a member's data, or a stranger's text. */
function describe(address: string | undefined, appOrigin: string): string | undefined {
  if (!address) return undefined;
  if (KEYWORDS.has(address)) return address;
  const url = URL.parse(address);
  if (url?.origin === appOrigin) return "own";
  // Browsers that hide an address leave its scheme.
  const scheme = url?.protocol.slice(0, -1) ?? address;
  return SCHEMES.has(scheme) ? scheme : "other";
}

function pageOf(address: string | undefined, appOrigin: string): string | null {
  const url = URL.parse(address ?? "");
  return url?.origin === appOrigin ? (findPage(url.pathname)?.path ?? null) : null;
}

function oneOf<Word extends string>(words: readonly Word[], word: unknown): Word | "other" {
  return words.find((known) => known === word) ?? "other";
}

function describeReport(
  { type, url, directive, blocked, source, disposition }: Violation,
  appOrigin: string,
) {
  return {
    report: oneOf(["csp-violation", "coop"], type),
    page: pageOf(url, appOrigin),
    directive: directive && oneOf(DIRECTIVES, directive),
    blocked: describe(blocked, appOrigin),
    source: describe(source, appOrigin),
    disposition: disposition && oneOf(["enforce", "report"], disposition),
  };
}

/**
 * POST /api/reports: what browsers report about our policies, as lines of the log. They may be anybody's
 * inventions, so they say which page and which rule, and no address.
 *
 * @throws ApiError RATE_LIMITED, TOO_LARGE, UNSUPPORTED_MEDIA, BAD_REQUEST, VALIDATION_FAILED
 */
export async function reports({ request, requestId, address, text }: HandlerContext) {
  await countReport(address);
  const { appOrigin } = environment();
  const all = await readJson(request, OWN_ROUTES.reports.body, text, REPORT_TYPES);
  for (const violation of all.slice(0, MAX_LOGGED))
    logLine(
      { event: "browser report", requestId, ...describeReport(violation, appOrigin) },
      "warn",
    );
  return empty(204);
}

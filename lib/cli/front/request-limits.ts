import type { IncomingHttpHeaders } from "node:http";

/** Many times what an address of ours has. Next reads each pair anew for every other one of its name. */
const MAX_PAIRS = 100;

/** More than what we read ourselves. Next asks patterns of it whose time grows with the square of its length. */
const MAX_USER_AGENT = 512;

/** Several times what the folders of `app` are deep. */
const MAX_DEPTH = 32;

function hasTooManyPairs(target: string): boolean {
  let pairs = 0;
  for (let at = target.indexOf("?"); at !== -1; at = target.indexOf("&", at + 1)) pairs += 1;
  return pairs > MAX_PAIRS;
}

/** Next takes these for its own, or loses them, before anybody of ours reads the query. */
const TAKEN_NAME = /^(?:nxt[PI].+|nextInternalLocale|__proto__)$/s;

/** What is wrong with the query of a request's target: more pairs than anything of ours asks for, or a name that no handler would see. */
export function queryProblem(target: string): string | undefined {
  if (hasTooManyPairs(target)) return "The query has too many parts.";
  const at = target.indexOf("?");
  if (at === -1) return;
  const names = new URLSearchParams(target.slice(at + 1)).keys();
  return names.some((name) => TAKEN_NAME.test(name))
    ? "The query has a name of the server's own."
    : undefined;
}

function isSegment(value: unknown): boolean {
  if (typeof value === "string") return true;
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [name, key, kind, siblings] = value;
  const areNames = Array.isArray(siblings) && siblings.every((one) => typeof one === "string");
  return (
    typeof name === "string" &&
    typeof key === "string" &&
    typeof kind === "string" &&
    /^(?:c|oc|d|(?:c|d)i\(\.{1,3}\)|(?:c|d)i\(\.\.\)\(\.\.\))$/.test(kind) &&
    (siblings === null || areNames)
  );
}

const REFETCHES: ReadonlySet<unknown> = new Set([
  ...[undefined, null, "refetch", "inside-shared-layout", "metadata-only"],
]);

function isAddress(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  const isPair = Array.isArray(value) && value.length === 2;
  return isPair && value.every((one) => typeof one === "string");
}

function isRouterState(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (!Array.isArray(value) || value.length < 2 || value.length > 6) return false;
  const [segment, routes, address, refetch, hints, hash] = value;
  if (!isSegment(segment) || !isAddress(address) || !REFETCHES.has(refetch)) return false;
  if (hints !== undefined && hints !== null && typeof hints !== "number") return false;
  if (hash !== undefined && typeof hash !== "string") return false;
  const isRecord = typeof routes === "object" && routes !== null && !Array.isArray(routes);
  return isRecord && Object.values(routes).every((route) => isRouterState(route, depth + 1));
}

function isReadableState(header: string): boolean {
  try {
    return isRouterState(JSON.parse(decodeURIComponent(header)));
  } catch {
    return false;
  }
}

/** More than a browser keeps for a site. Next writes all cookies anew for each one that it reads. */
const MAX_COOKIES = 200;

function firstCookies(header: string): string {
  let end = -1;
  for (let count = 0; count < MAX_COOKIES; count += 1) {
    end = header.indexOf(";", end + 1);
    if (end === -1) return header;
  }
  return header.slice(0, end);
}

/** What is a file by its address. */
export const FILE = /^(?!\/api\/)[^?#]*\.\w+(?:[?#]|$)/;

/** Conditions that Next's sender of files answers with 500 where they do not hold. */
const CONDITIONS = ["if-match", "if-unmodified-since", "if-range", "range"];

/** Leaves out what asks for a part of a file, or for a certain one: a server may answer either with the whole (RFC 9110, 14.2). */
export function askForWhole(headers: IncomingHttpHeaders): void {
  for (const name of CONDITIONS) delete headers[name];
}

const STATE_HEADER = "next-router-state-tree";

/** Of a router that we have not got; Next answers it with nothing, without a handler or a page. */
const EMPTY_ANSWER_HEADER = "x-middleware-prefetch";

/**
 * Takes from a request's headers what Next would read for long, or fail at with a stack on standard error: it cuts the
 * user agent and the cookies, and leaves out a router's state that Next's own router never sends (Next then renders the whole page)
 * and what asks for an empty answer.
 */
export function limitHeaders(headers: IncomingHttpHeaders): void {
  const agent = headers["user-agent"];
  if (agent && agent.length > MAX_USER_AGENT)
    headers["user-agent"] = agent.slice(0, MAX_USER_AGENT);
  if (headers.cookie) headers.cookie = firstCookies(headers.cookie);
  delete headers[EMPTY_ANSWER_HEADER];
  const state = headers[STATE_HEADER];
  if (state !== undefined && !(typeof state === "string" && isReadableState(state))) {
    delete headers[STATE_HEADER];
  }
}

const ROUTER_HEADERS = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  STATE_HEADER,
  "next-url",
];

/** Takes a router's headers from a call: Next redirects what has them past handlers and log. */
export function dropRouterHeaders(headers: IncomingHttpHeaders): void {
  for (const name of ROUTER_HEADERS) delete headers[name];
}

import type { IncomingMessage } from "node:http";
import { visitorLocale } from "../i18n/negotiation.ts";
import {
  CEREMONY_COOKIE,
  DEFAULT_THEME,
  isTheme,
  LANGUAGE_COOKIE,
  THEME_COOKIE,
} from "../preferences.ts";

/** Pages that are the same for every visitor of a language and a theme. */
const PATHS: ReadonlySet<string> = new Set(["/", "/login", "/sign-up", "/forgot"]);

/** Any other cookie, or one that is spelled in another way, may be somebody's. */
const PREFERENCE = new RegExp(`^(${LANGUAGE_COOKIE}|${THEME_COOKIE})=([A-Za-z-]{1,16})$`);

/** What no page is rendered by. */
const UNREAD = new RegExp(`^(__Host-)?${CEREMONY_COOKIE}=`);

/** Headers with which the framework answers something else than the page's document, or reads a body first. */
const OTHER_ANSWERS = [
  ...["rsc", "next-action", "next-router-state-tree", "authorization", "range"],
  ...["content-length", "transfer-encoding"],
];

/** What a public page's document depends on. */
export interface PageKey {
  readonly path: string;
  /** The locale's plain name, e.g. `pt-PT`. */
  readonly locale: string;
  readonly theme: string;
}

function preferences(cookieHeader: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (const pair of cookieHeader.split(";").map((part) => part.trim())) {
    if (UNREAD.test(pair)) continue;
    const [, name, value] = PREFERENCE.exec(pair) ?? [];
    // Of several by one name the first one counts.
    if (name === undefined || value === undefined || found.has(name)) return undefined;
    found.set(name, value);
  }
  return found;
}

/** Under which key a request's page is kept; undefined for what may be anybody's own, or no document. */
export function pageKey({ method, url = "", headers }: IncomingMessage): PageKey | undefined {
  if ((method !== "GET" && method !== "HEAD") || !PATHS.has(url)) return undefined;
  if (OTHER_ANSWERS.some((name) => headers[name] !== undefined)) return undefined;
  const destination = headers["sec-fetch-dest"];
  if (destination !== undefined && destination !== "document") return undefined;
  const chosen = headers.cookie === undefined ? new Map() : preferences(headers.cookie);
  if (!chosen) return undefined;
  const theme = chosen.get(THEME_COOKIE);
  const row = visitorLocale(chosen.get(LANGUAGE_COOKIE), headers["accept-language"]);
  return { path: url, locale: row.locale, theme: isTheme(theme) ? theme : DEFAULT_THEME };
}

/** Whether an `Accept-Encoding` header names a coding and does not refuse it (RFC 9110, 12.5.3). */
export function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}

import "server-only";
import { createHash } from "node:crypto";

const WORKER_PATH = "/sw.js";
const OFFLINE_PATH = "/offline.html";

/** The one style of the page that a browser without a network shows: it may ask for no file. */
export const OFFLINE_STYLE =
  ":root{color-scheme:light dark;--ground:light-dark(#f7f5fb,#0f0d16);--text:light-dark(#16122a,#f6f4fb);--muted:light-dark(#534d68,#b1abc3)}" +
  "body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:.75rem;padding:1.5rem;box-sizing:border-box;text-align:center;background:var(--ground);color:var(--text);font:1rem/1.55 system-ui,sans-serif}" +
  "h1{margin:0;font-size:1.625rem;line-height:1.2}p{margin:0;max-width:26rem;color:var(--muted);text-wrap:balance}" +
  "a{margin-top:.75rem;display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.125rem;border-radius:.75rem;background:#f7931a;color:#1c0f00;font-weight:600;text-decoration:none}" +
  "a:focus-visible{outline:2px solid var(--text);outline-offset:2px}svg{width:3rem;height:3rem;color:#f7931a}";

const STYLE_HASH = createHash("sha256").update(OFFLINE_STYLE).digest("base64");

const POLICIES: Readonly<Record<string, string>> = {
  [WORKER_PATH]: "default-src 'none'; connect-src 'self'",
  [OFFLINE_PATH]: `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Headers of a file of ours that runs by another policy than pages; none for any other path. */
export function ownFileHeaders(pathname: string): Readonly<Record<string, string>> {
  const policy = POLICIES[pathname];
  // A worker is compared with its file at every start; the page is kept by the worker alone.
  return policy ? { "content-security-policy": policy, "cache-control": "no-cache" } : {};
}

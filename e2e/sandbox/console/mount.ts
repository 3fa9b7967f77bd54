import { readFileSync } from "node:fs";
import type { Hono } from "hono";
import type { Env } from "../http/gateway.ts";

const PAGE = readFileSync(new URL("./page.html", import.meta.url), "utf8");

/** Serves the console: one page without external resources, over the control API. */
export function mountConsole(app: Hono<Env>): void {
  app.get("/", (context) =>
    context.html(PAGE, 200, {
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    }),
  );
  app.get("/favicon.ico", (context) => context.body(null, 204));
}

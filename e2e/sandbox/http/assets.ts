import type { Hono } from "hono";
import { findAvatar } from "../account/avatar.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Env } from "./gateway.ts";
import { notFound } from "./refusal.ts";

/** Pictures and locale overrides, which are public and need no API key. */
export function mountAssets(app: Hono<Env>, { database }: Sandbox): void {
  app.get("/media/avatars/:id", (context) => {
    const avatar = findAvatar(database, context.req.param("id"));
    if (!avatar) throw notFound();
    return context.body(avatar.bytes, 200, {
      "content-type": avatar.type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });

  app.get("/locales/:file{[A-Za-z-]+\\.json}", (context) => {
    const locale = context.req.param("file").replace(/\.json$/, "");
    const row = database.get<{ messages: string }>(
      "SELECT messages FROM locale_override WHERE locale = ?",
      locale,
    );
    return context.body(row?.messages ?? "{}", 200, { "content-type": "application/json" });
  });
}

import { readSecurityText } from "@/lib/domain/social/server";

// Whom to tell is known when the server starts, not when it is built.
export const dynamic = "force-dynamic";

/** Whom to tell of a weakness (RFC 9116); 404 where the operator names nobody. */
export function GET(): Response {
  const text = readSecurityText();
  const headers = {
    "cache-control": text === null ? "private, no-store" : "public, max-age=3600",
    "content-type": "text/plain; charset=utf-8",
  };
  return new Response(text ?? "", { status: text === null ? 404 : 200, headers });
}

import { readPasskeyEndpoints } from "@/lib/domain/capability/server";

// What the upstream offers is known when the server runs, not when it is built.
export const dynamic = "force-dynamic";

/** Where password managers lead to add and to manage passkeys; 404 where there are none. */
export async function GET(): Promise<Response> {
  const endpoints = await readPasskeyEndpoints();
  if (!endpoints) {
    return new Response("", { status: 404, headers: { "cache-control": "private, no-store" } });
  }
  return Response.json(endpoints, { headers: { "cache-control": "public, max-age=3600" } });
}

import { randomUUID } from "node:crypto";

export const dynamic = "force-dynamic";

/** The least that a handler can do: asks the same address with the same headers and passes the JSON on. */
export async function GET() {
  const { UPSTREAM_ADDRESS, UPSTREAM_API_KEY, UPSTREAM_BEARER } = process.env;
  const answer = await fetch(UPSTREAM_ADDRESS, {
    headers: {
      accept: "application/json",
      authorization: `Bearer ${UPSTREAM_BEARER}`,
      "x-api-key": UPSTREAM_API_KEY,
      "x-request-id": randomUUID(),
    },
  });
  return Response.json(await answer.json(), { status: answer.status });
}

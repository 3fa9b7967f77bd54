import type { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { writeSetting } from "../database/settings.ts";
import { readBody } from "../http/body.ts";
import type { Env } from "../http/gateway.ts";
import { STAND_IN_PATH } from "./endpoint.ts";

const MAX_BYTES = 8 * 1024;
const KEPT = 100;

export const pushStandInSchema = z.strictObject({
  /** Whether the sandbox stands in for a push service below `/__sandbox/push/`. */
  standIn: z.boolean(),
  /** What it answers from now on; a redirect leads to itself. */
  status: z.number().int().min(200).max(599).default(201),
});

interface Received {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As base64url. */
  readonly body: string;
}

/** A push service for tests: what was sent to `/__sandbox/push/{id}` is read at `/__sandbox/pushes`. */
export function mountPushStandIn(app: Hono<Env>, database: Database) {
  const received: Received[] = [];
  let status = 201;
  app.post(`${STAND_IN_PATH}:id`, async (context) => {
    const body = (await readBody(context.env.incoming, MAX_BYTES)).toString("base64url");
    const headers = Object.fromEntries(context.req.raw.headers);
    received.push({ id: context.req.param("id"), headers, body });
    if (received.length > KEPT) received.shift();
    const location = `${STAND_IN_PATH}${context.req.param("id")}-redirected`;
    return new Response(null, {
      status,
      headers: status < 400 && status >= 300 ? { location } : {},
    });
  });
  app.get("/__sandbox/pushes", (context) => context.json({ items: received }));
  return (order: z.output<typeof pushStandInSchema>, origin: string) => {
    writeSetting(database, "pushStandIn", order.standIn ? origin : "");
    status = order.status;
    return { standIn: order.standIn, origin };
  };
}

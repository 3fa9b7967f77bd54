import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Clock } from "../clock.ts";
import { ENGLISH, LANGUAGES, type Language } from "../texts/in-language.ts";
import { asWritten } from "../texts/say.ts";
import { API_KEY } from "./api-key.ts";
import type { Faults } from "./faults.ts";
import { misbehave } from "./misbehave.ts";
import { Refusal, refusalBody } from "./refusal.ts";
import type { RequestLog } from "./request-log.ts";

export interface Env {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}

/** The language that a caller wants to read. */
export function languageOf(context: Context): Language {
  return accepts(context, {
    header: "Accept-Language",
    supports: LANGUAGES.slice(),
    default: ENGLISH,
  });
}

const UNLOGGED = /^\/(__sandbox\/.*|favicon\.ico)?$/;

/** Dates the answer by business time, echoes the caller's request id or makes one, and logs calls other than the console's own. */
export function observe(log: RequestLog, clock: Clock): MiddlewareHandler<Env> {
  return async (context, next) => {
    const sent = context.req.header("x-request-id") ?? "";
    const requestId = /^[\w-]{1,64}$/.test(sent) ? sent : randomUUID();
    context.set("requestId", requestId);
    context.env.outgoing.setHeader("x-request-id", requestId);
    context.env.outgoing.setHeader("date", new Date(clock.now()).toUTCString());
    if (!UNLOGGED.test(context.req.path)) {
      log.watch(context.env.incoming, context.env.outgoing, requestId);
    }
    await next();
  };
}

/** Refuses a call without the platform's API key: 403/4034 (R11.3). */
export const requireApiKey: MiddlewareHandler<Env> = async (context, next) => {
  if (context.req.header("x-api-key") !== API_KEY) {
    throw new Refusal(
      403,
      UPSTREAM_CODES.apiKeyRefused,
      asWritten("The API key is missing or unknown."),
    );
  }
  await next();
};

/** Lets requests meet the faults that the control API has set. */
export function meetFaults(faults: Faults): MiddlewareHandler<Env> {
  return async (context, next) => {
    const fault = faults.take(context.req.method, context.req.path);
    if (!fault) return next();
    const response = await misbehave(fault, context.env, context.get("requestId"), async () => {
      await next();
      return context.res;
    });
    // Emptied first, because Hono would merge the headers of the answer that is replaced.
    context.res = undefined;
    context.res = response;
  };
}

/** A refusal as a response; any other error is a 500 that tells nothing but its request id. */
export function refusalResponse(error: unknown, context: Context<Env>): Response {
  const requestId = context.get("requestId");
  const refusal =
    error instanceof Refusal
      ? error
      : new Refusal(500, 500, asWritten("The sandbox failed on this request."));
  if (refusal !== error) {
    const text = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${requestId} ${text}\n`);
  }
  const headers: Record<string, string> = { "content-type": "application/json" };
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds) headers["retry-after"] = String(retryAfterSeconds);
  if (refusal.status === 413) headers.connection = "close";
  return new Response(refusalBody(refusal, requestId, languageOf(context)), {
    status: refusal.status,
    headers,
  });
}

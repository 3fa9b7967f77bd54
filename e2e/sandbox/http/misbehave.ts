import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Fault } from "./faults.ts";

const GARBAGE = "\u0000{not json";

function statusResponse({ status, body }: Fault, requestId: string): Response {
  const text = JSON.stringify(
    body ?? { statusCode: status, message: "Simulated fault", requestId },
  );
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (status === 429 || status === 503) headers["retry-after"] = "1";
  return status === 204 || status === 304
    ? new Response(null, { status })
    : new Response(text, { status, headers });
}

function answerOtherwise(fault: Fault, requestId: string): Response {
  const json = { "content-type": "application/json" };
  switch (fault.kind) {
    case "html":
      return new Response("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>", {
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    case "redirect":
      return new Response(null, { status: 302, headers: { location: "https://example.invalid/" } });
    case "garbage":
      return new Response(GARBAGE, { headers: json });
    case "empty":
      return new Response("", { headers: json });
    default:
      return statusResponse(fault, requestId);
  }
}

async function truncate({ outgoing }: HttpBindings, answer: Response): Promise<Response> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  outgoing.writeHead(answer.status, {
    "content-type": answer.headers.get("content-type") ?? "application/json",
    "content-length": bytes.length + 1,
  });
  outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Lets a request meet the fault that is set for it; without one `proceed` lets it through to its answer. */
export async function misbehave(
  fault: Fault,
  env: HttpBindings,
  requestId: string,
  proceed: () => Promise<Response>,
): Promise<Response> {
  if (fault.delayMs > 0) await wait(fault.delayMs, undefined, { ref: false });
  if (!fault.kind) return proceed();
  if (fault.kind === "truncate") return truncate(env, await proceed());
  if (fault.kind === "reset") env.outgoing.destroy();
  if (fault.kind === "reset" || fault.kind === "hang") {
    await new Promise((resolve) => {
      if (env.outgoing.destroyed) resolve(undefined);
      else env.outgoing.once("close", resolve);
    });
    return RESPONSE_ALREADY_SENT;
  }
  return answerOtherwise(fault, requestId);
}

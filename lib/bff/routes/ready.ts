import "server-only";
import { priceEndpoints } from "../../contract/price.ts";
import { callUpstream } from "../../upstream/call.ts";
import { refusalError } from "../handler/errors.ts";
import { type HandlerContext, json } from "../handler/handler.ts";

/** GET /api/health/ready: ready when the upstream answers a public read by the contract. */
export async function ready({ requestId, request, log }: HandlerContext): Promise<Response> {
  const context = { requestId, signal: request.signal };
  const result = await callUpstream(priceEndpoints.prices, {}, context);
  if (!result.ok) {
    log.upstreamStatus = result.refusal.status;
    throw refusalError(result.refusal, false);
  }
  return json({ status: "ok" });
}

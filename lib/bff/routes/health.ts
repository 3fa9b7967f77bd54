import "server-only";
import { priceEndpoints } from "../../contract/price.ts";
import { buildVersion } from "../../process/build-version.ts";
import { describeRefusal } from "../../upstream/answer.ts";
import { callUpstream } from "../../upstream/call.ts";
import { ApiError } from "../handler/errors.ts";
import { type HandlerContext, json } from "../handler/handler.ts";

/** GET /api/health: the process answers, and which build it is. */
export async function health(): Promise<Response> {
  return json({ status: "ok", version: buildVersion() });
}

/** GET /api/health/ready: ready when the upstream answers a public read by the contract. */
export async function ready({ requestId, request, log }: HandlerContext): Promise<Response> {
  const context = { requestId, signal: request.signal };
  const result = await callUpstream(priceEndpoints.prices, {}, context);
  if (!result.ok) {
    log.upstreamStatus = result.refusal.status;
    // Whoever asks has done nothing that could be refused: every refusal is a fault of ours or the upstream's.
    throw new ApiError("UPSTREAM_INVALID", {}, describeRefusal(result.refusal));
  }
  return json({ status: "ok" });
}

import { expect, it, vi } from "vitest";
import { priceEndpoints } from "../../contract/price.ts";
import { UPSTREAM_CODES } from "../../contract/protocol/errors.ts";
import { reportOutage, UnexpectedRefusalError } from "../../session/server.ts";
import { UpstreamUnreachedError } from "../../upstream/errors.ts";

function causeOf(error: unknown): string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  reportOutage(error);
  return JSON.parse(String(write.mock.calls[0]?.[0])).cause;
}

it("a part of a page that is not reached says by which code", () => {
  const expired = Object.assign(new Error("of api.example"), { code: "CERT_HAS_EXPIRED" });
  const words = "GET price/prices: the connection failed";
  const error = new UpstreamUnreachedError(words, { requestId: "1", cause: expired });
  expect(causeOf(error)).toBe(`UpstreamUnreachedError: ${words} (Error CERT_HAS_EXPIRED)`);
});

it("a part of a page that is refused says by which code, without words, and names our key", () => {
  const body = { statusCode: UPSTREAM_CODES.apiKeyRefused, message: "Words." };
  const refusal = { status: 403, body, retryAfterSeconds: undefined };
  expect(causeOf(new UnexpectedRefusalError(priceEndpoints.prices, refusal, "1"))).toBe(
    "UnexpectedRefusalError: GET price/prices: refused with 403/4034: UPSTREAM_API_KEY is not its key",
  );
});

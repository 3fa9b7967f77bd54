import { expect, it, vi } from "vitest";
import { callUpstream } from "../../upstream/call.ts";
import type { HandlerContext } from "../handler/handler.ts";
import { ready } from "./health.ts";

vi.mock("../../upstream/call.ts", () => ({ callUpstream: vi.fn() }));

it.each([
  [403, 4034, "refused with 403/4034: UPSTREAM_API_KEY is not its key"],
  [404, 4040, "refused with 404/4040"],
  [429, 4290, "refused with 429/4290"],
])(
  "an upstream that refuses prices with %i/%i is not ready, and the log says why",
  async (status, statusCode, reason) => {
    const refusal = { status, body: { statusCode, message: "" }, retryAfterSeconds: 30 };
    vi.mocked(callUpstream).mockResolvedValueOnce({ ok: false, refusal });
    const log: { upstreamStatus?: number } = {};
    const context = { requestId: "1", request: new Request("http://localhost"), log };
    await expect(ready(context as HandlerContext)).rejects.toMatchObject({
      code: "UPSTREAM_INVALID",
      reason,
    });
    expect(log.upstreamStatus).toBe(status);
  },
);

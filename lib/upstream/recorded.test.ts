import { describe, expect, it } from "vitest";
import { UpstreamInvalidError, UpstreamTimeoutError, UpstreamUnavailableError } from "./errors.ts";
import { outcomeOfFailure, outcomeOfStatus } from "./recorded.ts";

const about = { requestId: "request-1" };
const timeout = new UpstreamTimeoutError("late", about);

describe("the outcome of a call to the upstream", () => {
  it.each([
    [200, "ok"],
    [204, "ok"],
    [401, "refused"],
    [422, "refused"],
    [501, "refused"],
    [500, "unavailable"],
    [503, "unavailable"],
  ])("with status %d is %s", (status, outcome) => expect(outcomeOfStatus(status)).toBe(outcome));

  it.each([
    [new UpstreamInvalidError("no JSON", about), "invalid"],
    [new UpstreamUnavailableError("reset", about), "unavailable"],
    [timeout, "timeout"],
    [new TypeError("ours"), "failed"],
  ])("that ended with %o is told by its kind", (error, outcome) => {
    expect(outcomeOfFailure(error, undefined)).toBe(outcome);
  });

  it("is the browser's when that left, and the upstream's when our own limit was reached", () => {
    const browser = new AbortController();
    browser.abort();
    expect(outcomeOfFailure(timeout, browser.signal)).toBe("left");
    const limit = new AbortController();
    limit.abort(new DOMException("limit", "TimeoutError"));
    expect(outcomeOfFailure(timeout, limit.signal)).toBe("timeout");
  });
});

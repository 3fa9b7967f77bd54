import { describe, expect, it } from "vitest";
import { readTraceparent } from "./traceparent.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

describe("a traceparent", () => {
  it("names the caller's trace and span, and whether it is sampled", () => {
    const place = { traceId: TRACE, spanId: SPAN, isRemote: true };
    expect(readTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual({ ...place, traceFlags: 1 });
    expect(readTraceparent(`00-${TRACE}-${SPAN}-00`)).toEqual({ ...place, traceFlags: 0 });
    expect(readTraceparent(`00-${TRACE}-${SPAN}-ff`)).toEqual({ ...place, traceFlags: 1 });
  });

  it("of a later version may carry more", () => {
    expect(readTraceparent(`01-${TRACE}-${SPAN}-01-more`)?.traceId).toBe(TRACE);
  });

  it.each([
    ["absent", null],
    ["empty", ""],
    ["of the forbidden version", `ff-${TRACE}-${SPAN}-01`],
    ["longer than its version allows", `00-${TRACE}-${SPAN}-01-more`],
    ["sent twice", `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ["in capitals", `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ["without a trace", `00-${"0".repeat(32)}-${SPAN}-01`],
    ["without a span", `00-${TRACE}-${"0".repeat(16)}-01`],
    ["too short", `00-${TRACE}-${SPAN}`],
    ["with a line break", `00-${TRACE}-${SPAN}-01\n`],
    ["in words", "words of the visitor"],
  ])("that is %s is void", (_about, value) => {
    expect(readTraceparent(value)).toBeUndefined();
  });
});

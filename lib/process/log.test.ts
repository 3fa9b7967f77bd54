import { describe, expect, it, vi } from "vitest";
import { logLine } from "./log.ts";

describe("a line of the log", () => {
  it("is one line of JSON with its time in front, whatever words come", () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    logLine({ event: "probe", words: 'a\n{"at":"forged"}', nothing: undefined });
    const text = String(write.mock.calls[0]?.[0]);
    expect(text.match(/\n/g)).toHaveLength(1);
    const line = JSON.parse(text);
    expect(Object.keys(line)).toEqual(["at", "event", "words"]);
    expect(Date.parse(line.at)).toBeGreaterThan(0);
  });
});

import { describe, expect, it, vi } from "vitest";
import { levelOfStatus, logLine } from "./log.ts";

describe("a line of the log", () => {
  it("is one line of JSON with its time, level and build in front, whatever words come", () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    logLine({ event: "probe", words: 'a\n{"at":"forged"}', nothing: undefined });
    logLine({ event: "probe" }, "warn");
    const [text = "", second = ""] = write.mock.calls.map(([line]) => String(line));
    expect(text.match(/\n/g)).toHaveLength(1);
    const line = JSON.parse(text);
    expect(Object.keys(line)).toEqual(["at", "level", "version", "event", "words"]);
    expect(Date.parse(line.at)).toBeGreaterThan(0);
    expect(line.level).toBe("info");
    expect(line.version).toMatch(/^\d+\.\d+\.\d+\+[\w.-]+$/);
    expect(JSON.parse(second)).toMatchObject({ level: "warn", version: line.version });
  });

  it("of an answer is an error where the visitor is not to blame", () => {
    const levels = [200, 307, 404, 422, 500, 503].map(levelOfStatus);
    expect(levels).toEqual(["info", "info", "info", "info", "error", "error"]);
  });
});

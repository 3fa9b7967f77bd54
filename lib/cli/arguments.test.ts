import { describe, expect, it, vi } from "vitest";
import { readArguments } from "./arguments.ts";

const OPTIONS = { json: { type: "boolean" }, account: { type: "string" } } as const;

describe("a command's options", () => {
  it("are read", () => {
    expect(readArguments(OPTIONS, ["--json", "--account", "anna"])).toEqual({
      json: true,
      account: "anna",
    });
    expect(readArguments(OPTIONS, [])).toEqual({});
  });

  it.each([
    ["an unknown one", ["--jsn"], "Unknown option '--jsn'; there is --json, --account\n"],
    ["a word", ["json"], "Unexpected argument 'json'; there is --json, --account\n"],
    ["no value", ["--account"], "Option '--account <value>' argument missing; there is"],
  ])("end the command with a sentence at %s", (_, args, sentence) => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const exit = vi.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("ended");
    });
    expect(() => readArguments(OPTIONS, args)).toThrow("ended");
    expect(exit).toHaveBeenCalledWith(2);
    const said = write.mock.calls.join("");
    expect(said).toContain(sentence);
    expect(said.trim()).not.toContain("\n");
  });
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fileProblem, issueFields } from "./validation.ts";

const RULE = { maxBytes: 100, types: ["image/png", "application/pdf"] } as const;

function head(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

describe("a file", () => {
  it("is what its first bytes say", () => {
    expect(fileProblem(RULE, 100, head("\x89PNG\r\n\x1a\n...."))).toBeNull();
    expect(fileProblem(RULE, 1, head("%PDF-1.7"))).toBeNull();
  });

  it.each(["", "GIF89a", "<svg", "\x89PN", " %PDF-", "MZ\x90", "\x89PNG\n\x1a\n", "PDF-1.7"])(
    "that begins with %j is none of ours",
    (text) => {
      expect(fileProblem(RULE, 10, head(text))).toBe("fileType");
    },
  );

  it.each(["\xff\xd8\xff\xe0", "RIFF\x10\x00\x00\x00WEBP"])(
    "of a known type that its rule leaves out is refused: %j",
    (text) => {
      expect(fileProblem(RULE, 10, head(text))).toBe("fileType");
    },
  );

  it("is not RIFF alone", () => {
    const webp = { maxBytes: 100, types: ["image/webp"] } as const;
    expect(fileProblem(webp, 10, head("RIFF\x10\x00\x00\x00WEBP"))).toBeNull();
    expect(fileProblem(webp, 10, head("RIFF\x10\x00\x00\x00WAVE"))).toBe("fileType");
  });

  it("over its size is refused for that, whatever it holds", () => {
    expect(fileProblem(RULE, 101, head("\x89PNG\r\n\x1a\n"))).toBe("fileSize");
    expect(fileProblem(RULE, 101, head("GIF89a"))).toBe("fileSize");
  });
});

describe("R5.1 issues by field", () => {
  const schema = z.object({
    name: z.string().min(1).max(3),
    pin: z.string().min(6),
    inner: z.object({ list: z.array(z.number()) }),
  });

  function fieldsOf(value: unknown) {
    const parsed = schema.safeParse(value);
    return issueFields(parsed.error?.issues ?? [], (key) => key);
  }

  it("say what is missing, too long, too short or simply wrong, one text a field", () => {
    expect(fieldsOf({})).toEqual({ name: ["required"], pin: ["required"], inner: ["required"] });
    expect(fieldsOf({ name: "", pin: "1", inner: { list: [1, "x"] } })).toEqual({
      name: ["required"],
      pin: ["tooShort"],
      "inner.list.1": ["invalid"],
    });
    expect(fieldsOf({ name: "four", pin: 7, inner: { list: [] } })).toEqual({
      name: ["tooLong"],
      pin: ["invalid"],
    });
  });

  it("go under _ when they concern the whole", () => {
    expect(Object.keys(fieldsOf(null))).toEqual(["_"]);
    expect(Object.keys(fieldsOf([]))).toEqual(["_"]);
  });
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { secondFactorCodeSchema } from "../../contract/values/values.ts";
import { issueFields } from "./validation.ts";

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

  it("say of a code of the second factor how one looks, whichever call carries it", () => {
    const order = z.object({ code: secondFactorCodeSchema.optional(), to: z.string().regex(/x/) });
    const { issues = [] } = order.safeParse({ code: "12345", to: "y" }).error ?? {};
    expect(issueFields(issues, (key) => key)).toEqual({ code: ["code"], to: ["invalid"] });
  });

  it("go under _ when they concern the whole", () => {
    expect(Object.keys(fieldsOf(null))).toEqual(["_"]);
    expect(Object.keys(fieldsOf([]))).toEqual(["_"]);
  });
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toJsonSchema } from "../../cli/surface/schema.ts";
import { errorsByNewName, renamedJsonBody } from "./renamed.ts";

const { schema, formerNames } = renamedJsonBody(
  z.object({ seat: z.string().max(4), side: z.enum(["left", "right"]) }),
  { seat: "place" },
);

describe("a body with a member that had another name", () => {
  it.each([
    ["the new name", { seat: "anna", side: "left" }],
    ["the former one", { place: "anna", side: "left" }],
    ["both, of which the new one counts", { seat: "anna", place: "dora", side: "left" }],
  ])("is taken by %s and goes on under both", (_, body) => {
    expect(schema.parse(body)).toEqual({ seat: "anna", place: "anna", side: "left" });
  });

  it.each([[{ side: "left" }], [{ place: "too long", side: "left" }], [{ seat: 1, side: "left" }]])(
    "names the new one in what is wrong with %j",
    (body) => {
      const { error } = schema.safeParse(body);
      expect(error?.issues.map(({ path }) => path)).toEqual([["seat"]]);
    },
  );

  it.each([[null], ["anna"], [undefined], [[{ seat: "anna", side: "left" }]]])(
    "is refused as %j",
    (body) => {
      const { error } = schema.safeParse(body);
      expect(error?.issues.map(({ path }) => path)).toEqual([[]]);
    },
  );

  it("is printed with the former name as deprecated, and only the new one required", () => {
    expect(toJsonSchema(schema, "input")).toMatchObject({
      required: ["seat", "side"],
      properties: { seat: { maxLength: 4 }, place: { deprecated: true } },
    });
  });

  it("has errors of either name at the new one", () => {
    const errors = { place: ["Taken"], side: ["Wrong"], _: ["No"] };
    expect(errorsByNewName(errors, formerNames ?? {})).toEqual({
      seat: ["Taken"],
      side: ["Wrong"],
      _: ["No"],
    });
  });
});

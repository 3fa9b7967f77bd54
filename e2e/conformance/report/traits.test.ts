import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  amountSchema,
  idSchema,
  instantSchema,
  listOf,
} from "../../../lib/contract/values/values.ts";
import { traitsOf } from "./traits.ts";

const schema = listOf(
  z.object({ id: idSchema, count: z.number(), price: amountSchema, at: instantSchema }),
);

function traits(body: unknown) {
  return traitsOf(body, schema.parse(body));
}

const AT = "2026-01-02T03:04:05Z";

describe("what the contract accepts besides its own way of writing", () => {
  it("is nothing in plain decimals and moments in UTC", () => {
    const body = [{ id: "a", count: 1, price: "0.25", at: AT }];
    expect(traits(body)).toEqual({ numbers: [], offsets: [] });
  });

  it("is an amount as a number, but neither a count nor an id", () => {
    const items = [
      { id: 7, count: 1, price: 0.25, at: AT },
      { id: 8, count: 1, price: 1, at: AT },
    ];
    expect(traits(items).numbers).toEqual(["[].price"]);
    expect(traits({ items }).numbers).toEqual(["items[].price"]);
  });

  it("is a moment with an offset", () => {
    const body = [{ id: 1, count: 1, price: "1", at: "2026-01-02T03:04:05+02:00" }];
    expect(traits(body).offsets).toEqual(["[].at"]);
  });
});

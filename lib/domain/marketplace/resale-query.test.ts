import { expect, it } from "vitest";
import { parseResaleQuery, resaleAddress } from "./resale-query.ts";

it("R15.25 an address of the resale is read back as it was written, and nonsense is unset", () => {
  const query = { view: "history", sort: "-endsAt", productId: "core", page: 3 } as const;
  const address = resaleAddress(query);
  expect(address).toBe("/marketplace/resale?view=history&sort=-endsAt&model=core&page=3");
  const params = Object.fromEntries(new URL(address, "http://x").searchParams);
  expect(parseResaleQuery(params)).toEqual(query);
  const plain = { view: "market", sort: "price", productId: null, page: 1 } as const;
  expect(parseResaleQuery({ view: "x", sort: "y", model: "a b", page: "0" })).toEqual(plain);
  expect(resaleAddress(plain)).toBe("/marketplace/resale");
});

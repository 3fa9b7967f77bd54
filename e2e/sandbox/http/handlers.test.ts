import { expect, it } from "vitest";
import { contract, endpoints } from "../../../lib/contract/registry.ts";
import { priceHandlers } from "../price/handlers.ts";
import type { ServiceHandlers } from "./context.ts";
import { handlers } from "./handlers.ts";

// @ts-expect-error: a service that lacks a handler does not compile
const incomplete: ServiceHandlers<"price"> = { prices: priceHandlers.prices };

it("implements every endpoint of the contract", () => {
  const implemented = Object.values(handlers).flatMap((service) => Object.values(service));
  expect(implemented).toHaveLength(endpoints.length);
  expect(Object.keys(incomplete)).not.toHaveLength(Object.keys(contract.price).length);
});

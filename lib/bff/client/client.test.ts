import { expect, expectTypeOf, it } from "vitest";
import { accountEndpoints } from "../../contract/account.ts";
import type { callBff } from "./client.ts";

it("a read is asked for by its own method alone, and what acts is posted whatever its own is", () => {
  type Wallets = Parameters<typeof callBff<typeof accountEndpoints.wallets>>[0];
  type Setup = Parameters<typeof callBff<typeof accountEndpoints.twoFactorSetup>>[0];
  expectTypeOf<Wallets["method"]>().toEqualTypeOf<"GET">();
  expectTypeOf<Setup["method"]>().toEqualTypeOf<"POST">();
  expect([accountEndpoints.wallets.method, accountEndpoints.twoFactorSetup.method]).toEqual([
    "GET",
    "GET",
  ]);
});

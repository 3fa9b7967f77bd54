import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { products } = contract.marketplace;

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("carl")).accessToken;
});
afterAll(() => sandbox?.close());

describe("the catalogue", () => {
  it("R11.14 shows sober estimates at the start price, and the filter and orders asked for", async () => {
    await sandbox.control("price", { code: "BTC", path: Array(10).fill("100000") });
    const all = (await sandbox.call(products, { bearer })).value();
    expect(
      all.map(({ id, estNetPerDay, estBreakEvenDays, volumePoints }) => [
        id,
        estNetPerDay,
        estBreakEvenDays,
        volumePoints,
      ]),
    ).toEqual([
      ["nano", "0.008000000000000000", 169, 135],
      ["core", "0.024000000000000000", 325, 780],
      ["pro", "0.080000000000000000", 313, 2500],
      ["titan", "0.280000000000000000", 300, 8400],
      ["boost_20", undefined, undefined, 0],
      ["boost_50", undefined, undefined, 0],
    ]);
    const ids = async (query: Record<string, string>) =>
      (await sandbox.call(products, { bearer, query })).value().map(({ id }) => id);
    expect(await ids({ kind: "boost", sort: "-price" })).toEqual(["boost_50", "boost_20"]);
    expect(await ids({ kind: "machine", sort: "-th" })).toEqual(["titan", "pro", "core", "nano"]);
    expect((await ids({ sort: "breakEven" })).slice(0, 2)).toEqual(["nano", "titan"]);
    await sandbox.control("price", { code: "BTC", path: Array(10).fill("50000") });
    const [nano] = (await sandbox.call(products, { bearer })).value();
    expect(nano?.estBreakEvenDays).toBe(338);
  });

  it("shows four machines to visitors", async () => {
    const preview = (await sandbox.call(contract.price.marketplacePreview)).value();
    expect(preview.map(({ id }) => id)).toEqual(["nano", "core", "pro", "titan"]);
  });
});

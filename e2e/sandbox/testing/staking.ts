import { randomUUID } from "node:crypto";
import { contract } from "../../../lib/contract/registry.ts";
import type { StakingPosition } from "../../../lib/contract/staking.ts";
import { fromUnits, toUnits } from "../../../lib/money/units.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { startTestSandbox } from "./start.ts";

const { positions, changeQuote, add, extend, redeem, rewards, subscribe, products } =
  contract.staking;

/** One full day's reward by the rule of R11.10, in units of 10⁻¹⁸. */
export const dailyUnits = (principal: string, aprBps: number) =>
  (toUnits(principal) * BigInt(aprBps)) / 10_000n / 365n;

/** A sandbox and carl in it, who has 5 000 MERLIN, with what he does to his stakes. */
export async function startStaking() {
  const sandbox = await startTestSandbox();
  let bearer = (await sandbox.login("carl")).accessToken;
  await sandbox.control("deposit", { username: "carl", symbol: "MERLIN", amount: "5000" });

  async function listed(): Promise<readonly StakingPosition[]> {
    const query = { pageSize: "100" };
    return (await sandbox.call(positions, { bearer, query })).value().items;
  }

  return {
    sandbox,
    bearer: () => bearer,
    async become(username: string) {
      bearer = (await sandbox.login(username)).accessToken;
    },
    async take(productId: string, amount = "1000", more: object = {}) {
      const body = { productId, amount, ...more };
      return (await sandbox.call(subscribe, { bearer, key: randomUUID(), body })).value().position;
    },
    quoteOf: (id: string, body: object) =>
      sandbox.call(changeQuote, { bearer, params: { id }, body }),
    addTo: (id: string, body: object, key: string = randomUUID()) =>
      sandbox.call(add, { bearer, key, params: { id }, body }),
    extendBy: (id: string, body: object) =>
      sandbox.call(extend, { bearer, key: randomUUID(), params: { id }, body }),
    leave: (id: string, body: object) =>
      sandbox.call(redeem, { bearer, key: randomUUID(), params: { id }, body }),
    /** Advances to a minute after the midnight that is so many days ahead. */
    async passMidnights(count: number) {
      const now = sandbox.running.sandbox.clock.now();
      const target = (Math.floor(now / DAY_MS) + count) * DAY_MS + 60_000;
      await sandbox.advance(Math.ceil((target - now) / 1_000));
    },
    positionNow: async (id: string) => (await listed()).find((one) => one.id === id),
    async daysOf(positionId: string) {
      const query = { positionId, pageSize: "100" };
      return (await sandbox.call(rewards, { bearer, query })).value().items;
    },
    async lines(query: Readonly<Record<string, string>>) {
      return (await sandbox.call(contract.transaction.list, { bearer, query })).value().items;
    },
    async available() {
      const params = { code: "MERLIN" };
      return (await sandbox.call(contract.account.wallet, { bearer, params })).value().available;
    },
    /** What is taken of a product's quota. */
    async usedOf(productId: string) {
      const { items } = (await sandbox.call(products, { bearer })).value();
      const product = items.find(({ id }) => id === productId);
      return fromUnits(toUnits(product?.quotaTotal ?? "0") - toUnits(product?.quotaLeft ?? "0"));
    },
    expectBalanced: sandbox.expectBalanced,
  };
}

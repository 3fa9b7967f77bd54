import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sumAmounts } from "../../../lib/money/decimal.ts";
import { fromUnits, toUnits } from "../../../lib/money/units.ts";
import { dailyUnits, startStaking } from "../testing/staking.ts";

let staking: Awaited<ReturnType<typeof startStaking>>;
beforeEach(async () => {
  staking = await startStaking();
});
afterEach(() => staking?.sandbox.close());

describe("a part of a locked position", () => {
  it("forfeits its share of the rewards, and the rest goes on exactly", async () => {
    const { id } = await staking.take("locked_90");
    await staking.passMidnights(8);
    const accrued = 7n * dailyUnits("1000", 1_300);
    const lost = (accrued * toUnits("333.3")) / toUnits("1000");
    const offer = (await staking.quoteOf(id, { kind: "redeem", amount: "333.3" })).value();
    expect(offer).toMatchObject({
      returned: "333.300000000000000000",
      forfeited: fromUnits(lost),
      after: { principal: "666.700000000000000000", accrued: fromUnits(accrued - lost) },
    });
    expect(offer.after.maturesAt).toBe(offer.before.maturesAt);
    expect((await staking.leave(id, { amount: "333.3" })).status).toBe(409);
    const shown = { acceptForfeit: true, forfeited: "0.1" };
    expect((await staking.leave(id, { amount: "333.3", ...shown })).status).toBe(409);
    const { forfeited } = offer;
    const body = { amount: "333.3", acceptForfeit: true, forfeited };
    const done = (await staking.leave(id, body)).value();
    expect(done).toMatchObject({
      returned: "333.300000000000000000",
      forfeited,
      position: { status: "active", principal: "666.700000000000000000" },
    });
    const days = await staking.daysOf(id);
    expect(sumAmounts(days.map(({ amount }) => amount))).toBe(fromUnits(accrued - lost));
    expect(sumAmounts(days.map((day) => day.forfeited ?? "0"))).toBe(forfeited);
    await staking.passMidnights(83);
    const kept = accrued - lost + 83n * dailyUnits("666.7", 1_300);
    expect(await staking.positionNow(id)).toMatchObject({
      status: "matured",
      paid: fromUnits(kept),
    });
    expect(await staking.available()).toBe(fromUnits(toUnits("5000") + kept));
    await staking.expectBalanced();
  }, 20_000);

  it("that was added today comes back without a loss, and leaves the accrual as it was", async () => {
    const { id } = await staking.take("locked_60");
    await staking.passMidnights(4);
    const accrued = fromUnits(3n * dailyUnits("1000", 1_100));
    await staking.addTo(id, { amount: "250" });
    const body = { amount: "250", acceptForfeit: true, forfeited: "0" };
    expect((await staking.leave(id, body)).value()).toMatchObject({
      forfeited: "0.000000000000000000",
      position: { principal: "1000.000000000000000000", accrued },
    });
    await staking.passMidnights(2);
    expect((await staking.positionNow(id))?.accrued).toBe(
      fromUnits(5n * dailyUnits("1000", 1_100)),
    );
    await staking.expectBalanced();
  });

  it("in parts returns and forfeits what the whole would have", async () => {
    const { id } = await staking.take("locked_60", "1000");
    await staking.passMidnights(8);
    const accrued = (await staking.positionNow(id))?.accrued ?? "0";
    const lost: string[] = [];
    for (const amount of ["0.000000000000000007", "123.456", "333.333333333333333333"]) {
      lost.push((await staking.leave(id, { amount, acceptForfeit: true })).value().forfeited);
    }
    const rest = (await staking.leave(id, { acceptForfeit: true })).value();
    expect(rest.position.status).toBe("redeemed_early");
    expect(sumAmounts([...lost, rest.forfeited])).toBe(accrued);
    expect(await staking.available()).toBe("5000.000000000000000000");
    expect(await staking.usedOf("locked_60")).toBe("0.000000000000000000");
    await staking.expectBalanced();
  });

  it("leaves the product's minimum, and is all or nothing where the product says so", async () => {
    const { id } = await staking.take("locked_60");
    const fieldOf = async (one: string, amount: string) =>
      (await staking.leave(one, { amount, acceptForfeit: true })).json().errors?.amount?.[0];
    expect(await fieldOf(id, "990.000000000000000001")).toBe(
      "At least 10\u00a0MERLIN has to stay. Redeem less, or all of it.",
    );
    expect(await fieldOf(id, "1000.1")).toBe("This position holds 1,000\u00a0MERLIN.");
    const rigid = await staking.take("locked_30");
    const whole = "You can only redeem a locked position as a whole.";
    expect(await fieldOf(rigid.id, "1")).toBe(whole);
    const quoted = await staking.quoteOf(rigid.id, { kind: "redeem", amount: "1" });
    expect(quoted.json().errors.amount).toEqual([whole]);
  });
});

it("each renewal and each release has one line in the transactions", async () => {
  const renewing = await staking.take("locked_30", "1000", { autoRenew: true });
  await staking.take("locked_30", "400");
  const since = staking.sandbox.running.sandbox.clock.now() + 1;
  await staking.passMidnights(31);
  const query = { from: new Date(since).toISOString() };
  const items = await staking.lines(query);
  const lines = items.map(({ type, direction, amount, principal, ref }) => [
    ...[type, direction, amount, principal, ref?.id === renewing.id],
  ]);
  const reward = (principal: string) => fromUnits(30n * dailyUnits(principal, 900));
  expect(lines).toEqual([
    ["stake_release", "in", "400.000000000000000000", null, false],
    ["stake_reward", "in", reward("400"), null, false],
    ["stake_renewal", "in", "0.000000000000000000", "1000.000000000000000000", false],
    ["stake_reward", "in", reward("1000"), null, true],
  ]);
  const renewal = items.find(({ type }) => type === "stake_renewal");
  expect(renewal?.balanceAfter).toBe(fromUnits(toUnits("3600") + toUnits(reward("1000"))));
  expect((await staking.positionNow(renewal?.ref?.id ?? ""))?.status).toBe("active");
  await staking.expectBalanced();
});

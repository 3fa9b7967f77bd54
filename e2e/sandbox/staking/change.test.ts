import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../../lib/money/units.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { dailyUnits, startStaking } from "../testing/staking.ts";

let staking: Awaited<ReturnType<typeof startStaking>>;
beforeEach(async () => {
  staking = await startStaking();
});
afterEach(() => staking?.sandbox.close());

describe("an addition", () => {
  it("is rewarded from the next 00:00 UTC, to the last digit, and not a day before", async () => {
    const { id } = await staking.take("flexible", "730");
    await staking.passMidnights(3);
    const before = await staking.positionNow(id);
    const offer = (
      await staking.quoteOf(id, { kind: "add", amount: "0.000000000000000365" })
    ).value();
    expect(offer).toMatchObject({
      before: { principal: "730.000000000000000000", maturesAt: null },
      after: { principal: "730.000000000000000365", perDay: "0.100000000000000000" },
      forfeited: "0.000000000000000000",
    });
    const done = (await staking.addTo(id, { amount: "333.333333333333333333" })).value();
    expect(done.position).toMatchObject({ principal: "1063.333333333333333333", termFrom: null });
    expect(done.wallets?.[0]?.available).toBe(
      fromUnits(toUnits("3936.666666666666666667") + 2n * dailyUnits("730", 500)),
    );
    const next = (
      await staking.sandbox.call(contract.staking.summary, { bearer: staking.bearer() })
    ).value();
    expect(next.nextPayout).toBe("0.100000000000000000");
    await staking.passMidnights(1);
    expect((await staking.positionNow(id))?.paid).toBe(
      fromUnits(toUnits(before?.paid ?? "0") + dailyUnits("730", 500)),
    );
    await staking.passMidnights(1);
    const whole = dailyUnits("1063.333333333333333333", 500);
    expect((await staking.positionNow(id))?.paid).toBe(
      fromUnits(3n * dailyUnits("730", 500) + whole),
    );
    await staking.expectBalanced();
  });

  it("starts a locked term anew by today's rate and keeps what has accrued", async () => {
    const { id } = await staking.take("locked_90");
    await staking.passMidnights(11);
    const { database } = staking.sandbox.running.sandbox;
    database.run("UPDATE stake_product SET apr_bps = 1200 WHERE id = 'locked_90'");
    const accrued = fromUnits(10n * dailyUnits("1000", 1_300));
    const offer = (await staking.quoteOf(id, { kind: "add", amount: "500" })).value();
    expect(offer).toMatchObject({
      before: { principal: "1000.000000000000000000", aprBps: 1_300, accrued },
      after: { principal: "1500.000000000000000000", aprBps: 1_200, accrued },
      returned: "0.000000000000000000",
    });
    const { position } = (
      await staking.addTo(id, { amount: "500", quoteId: offer.quoteId })
    ).value();
    expect(position).toMatchObject({
      days: 90,
      termFrom: offer.accrualFrom,
      maturesAt: offer.after.maturesAt,
      accrued,
    });
    expect(Date.parse(position.maturesAt ?? "")).toBe(Date.parse(offer.accrualFrom) + 90 * DAY_MS);
    expect(await staking.usedOf("locked_90")).toBe("1500.000000000000000000");
    await staking.passMidnights(91);
    const all = 11n * dailyUnits("1000", 1_300) + 90n * dailyUnits("1500", 1_200);
    expect(await staking.positionNow(id)).toMatchObject({
      status: "matured",
      paid: fromUnits(all),
    });
    expect(await staking.available()).toBe(fromUnits(toUnits("5000") + all));
    expect(await staking.usedOf("locked_90")).toBe("0.000000000000000000");
    await staking.expectBalanced();
  }, 20_000);

  it("keeps to maximum, quota, balance and product, and to what was quoted", async () => {
    const { id } = await staking.take("flexible", "100");
    const fieldOf = async (amount: string) => {
      const answer = (await staking.addTo(id, { amount })).json();
      return [answer.statusCode, Object.values(answer.errors).flat()[0]];
    };
    expect(await fieldOf("99900.1")).toEqual([
      4220,
      "A position holds 100,000\u00a0MERLIN at most.",
    ]);
    expect((await fieldOf("4900.1"))[0]).toBe(4221);
    const { database } = staking.sandbox.running.sandbox;
    database.run("UPDATE stake_product SET quota = '105000000000000000000' WHERE id = 'flexible'");
    expect(await fieldOf("6")).toEqual([4220, "Only 5\u00a0MERLIN of the quota is left."]);
    const { quoteId } = (await staking.quoteOf(id, { kind: "add", amount: "5" })).value();
    expect((await staking.addTo(id, { amount: "4", quoteId })).status).toBe(409);
    await staking.passMidnights(1);
    expect((await staking.addTo(id, { amount: "5", quoteId })).status).toBe(409);
    const rigid = await staking.take("locked_120", "100");
    expect((await staking.quoteOf(rigid.id, { kind: "add", amount: "5" })).status).toBe(409);
    expect((await staking.addTo(rigid.id, { amount: "5" })).status).toBe(409);
    await staking.become("dora");
    expect((await staking.addTo(id, { amount: "5" })).status).toBe(404);
    expect((await staking.quoteOf(id, { kind: "add", amount: "5" })).status).toBe(404);
  });

  it("is booked once for a key, with one line in the transactions", async () => {
    const { id } = await staking.take("flexible", "100");
    const key = randomUUID();
    const [one, other] = await Promise.all([
      staking.addTo(id, { amount: "50" }, key),
      staking.addTo(id, { amount: "50" }, key),
    ]);
    expect(one.text).toBe(other.text);
    expect((await staking.positionNow(id))?.principal).toBe("150.000000000000000000");
    const query = { type: "stake" };
    const items = await staking.lines(query);
    expect(items.map(({ amount, ref }) => [amount, ref?.id])).toEqual([
      ["50.000000000000000000", id],
      ["100.000000000000000000", id],
    ]);
    await staking.expectBalanced();
  });
});

describe("an extension", () => {
  it("goes on in another term by its rate, with its quota, and keeps what has accrued", async () => {
    const { id } = await staking.take("locked_30", "1000", { autoRenew: true });
    const used = toUnits(await staking.usedOf("locked_30"));
    await staking.passMidnights(6);
    const offer = (await staking.quoteOf(id, { kind: "extend", productId: "locked_120" })).value();
    expect(offer).toMatchObject({
      before: { productId: "locked_30", aprBps: 900 },
      after: { productId: "locked_120", aprBps: 1_500, principal: "1000.000000000000000000" },
    });
    const body = { productId: "locked_120", quoteId: offer.quoteId };
    expect((await staking.extendBy(id, body)).value().position).toMatchObject({
      productId: "locked_120",
      days: 120,
      accrued: fromUnits(5n * dailyUnits("1000", 900)),
      maturesAt: offer.after.maturesAt,
      autoRenew: true,
    });
    expect(used - toUnits(await staking.usedOf("locked_30"))).toBe(toUnits("1000"));
    expect(await staking.usedOf("locked_120")).toBe("1000.000000000000000000");
    // The day that is going on is still one of the old rate.
    await staking.passMidnights(1);
    expect((await staking.positionNow(id))?.accrued).toBe(fromUnits(6n * dailyUnits("1000", 900)));
    await staking.passMidnights(1);
    const accrued = 6n * dailyUnits("1000", 900) + dailyUnits("1000", 1_500);
    expect((await staking.positionNow(id))?.accrued).toBe(fromUnits(accrued));
    expect((await staking.extendBy(id, { productId: "locked_120" })).status).toBe(409);
    await staking.expectBalanced();
  });

  it("has to end later, in a term that is offered for it", async () => {
    const { id } = await staking.take("locked_60");
    const fieldOf = async (productId: string) =>
      (await staking.extendBy(id, { productId })).json().errors?.productId?.[0];
    expect(await fieldOf("locked_60")).toBe("With this term your position wouldn’t end later.");
    expect(await fieldOf("locked_30")).toBe("You can’t extend to this term.");
    expect(await fieldOf("flexible")).toBe("You can’t extend to this term.");
    const { database } = staking.sandbox.running.sandbox;
    database.run("UPDATE stake_product SET quota = '999' WHERE id = 'locked_90'");
    expect(await fieldOf("locked_90")).toBe(
      "Only 0.000000000000000999\u00a0MERLIN of the quota is left.",
    );
    const flexible = await staking.take("flexible");
    expect((await staking.extendBy(flexible.id, { productId: "locked_90" })).status).toBe(409);
  });
});

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { openEpoch } from "../prediction/rules.ts";
import { createDice } from "../seed/dice.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { startTestSandbox } from "../testing/start.ts";

const { airdrop, prediction, game } = contract;
const NAMES = ["anna", "carl", "dora", "emil", "hugo", "newt"];
const OPERATIONS = 400;

it("airdrop, predictions and games leave a balanced ledger after random operations, jumps and restarts", async () => {
  const dataFile = temporaryDataFile();
  let sandbox = await startTestSandbox({ dataFile });
  const dice = createDice(31);
  const pick = <Value>(values: readonly Value[]) => values[dice.below(values.length)] as Value;
  const bearers = await Promise.all(
    NAMES.map(async (name) => (await sandbox.login(name)).accessToken),
  );
  for (const username of NAMES) {
    const order = { username, symbol: "MERLIN", amount: "9000.000000000000000001" };
    await sandbox.control("deposit", order);
  }
  const sum = (sql: string) =>
    sandbox.running.sandbox.database
      .all<{ units: string }>(sql)
      .reduce((total, { units }) => total + BigInt(units), 0n);

  const enter = (bearer: string) => {
    const epoch = openEpoch(sandbox.running.sandbox.clock.now()) + pick([0, 0, 0, 0, 1]);
    const amount = fromUnits(10n ** 18n + BigInt(dice.below(2 ** 31)) * 10n ** 11n + 7n);
    const body = { side: pick(["up", "down"]), amount };
    const params = { epoch: String(epoch) };
    return sandbox.call(prediction.enter, { bearer, key: randomUUID(), params, body });
  };
  const claim = (bearer: string) => {
    const id = pick(["verify_email", "approve_kyc", "referral", "first_check_in", "enable_2fa"]);
    return sandbox.call(airdrop.claim, { bearer, key: randomUUID(), params: { id } });
  };
  const convert = (bearer: string) => {
    const body = { amount: `${9 + dice.below(9)}.000000000000000007` };
    return sandbox.call(airdrop.convert, { bearer, key: randomUUID(), body });
  };
  const spin = (bearer: string) =>
    sandbox.call(game.spin, { bearer, key: randomUUID(), body: { clientSeed: "dice" } });
  const checkIn = (bearer: string) => sandbox.call(airdrop.checkIn, { bearer, key: randomUUID() });

  const actions = [enter, enter, enter, enter, claim, convert, spin, checkIn];
  const statuses: number[] = [];
  for (let index = 0; index < OPERATIONS; index += 1) {
    if (index % 100 === 50) {
      await sandbox.close();
      sandbox = await startTestSandbox({ dataFile });
    }
    if (index % 60 === 0) await sandbox.control("prediction", { bots: dice.below(2) === 0 });
    if (index % 10 === 0) {
      const advanceSeconds = 1 + dice.below(pick([200, 900, 12 * 3_600]));
      await sandbox.advance(advanceSeconds);
    }
    statuses.push((await pick(actions)(pick(bearers))).status);
  }
  await sandbox.advance(3_700);

  expect(new Set(statuses)).toEqual(new Set([200, 403, 409, 422]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(OPERATIONS / 3);
  const { json } = await sandbox.control("reconcile", {});
  expect(json).toMatchObject({ balanced: true, differences: [] });
  expect(sum("SELECT balance AS units FROM account WHERE name GLOB 'pool:prediction:*'")).toBe(0n);
  const won = "SELECT payout AS units FROM prediction_position WHERE status = 'won'";
  expect(sum(won)).toBe(
    sum(`SELECT p.amount AS units FROM posting p JOIN account a ON a.id = p.account_id
         JOIN journal j ON j.id = p.journal_id
         WHERE j.kind = 'prediction_payout' AND a.member_id IS NOT NULL`),
  );
  expect(sum("SELECT 1 AS units FROM prediction_position WHERE status = 'open'")).toBe(0n);
  expect(sum("SELECT units FROM airdrop_claim")).toBe(
    sum("SELECT distributed AS units FROM season"),
  );
  await sandbox.close();
}, 60_000);

import { afterEach, beforeEach, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../../lib/money/units.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { reconcile } from "../ledger/reconcile.ts";
import { closeAccount } from "../personal-data/close-account.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { takeSnapshot } from "./snapshot.ts";
import { leafNode, treePath, treeRoot } from "./tree.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

const { reserves } = contract.reserves;
const { reservesProof } = contract.reservesProof;

const snapshots = async () => (await sandbox.call(reserves)).value();
const proofOf = async (username: string, id: string) =>
  sandbox.call(reservesProof, { bearer: await sandbox.bearerOf(username), params: { id } });
const totals = () =>
  new Map(
    sandbox.running.sandbox.database
      .all<{ currency: string; units: string }>(
        "SELECT currency, sum_units(balance) AS units FROM account WHERE bucket IN ('available', 'locked') GROUP BY currency",
      )
      .map(({ currency, units }) => [currency, fromUnits(BigInt(units))]),
  );
const idOf = (username: string) =>
  sandbox.running.sandbox.database.get<{ id: number }>(
    "SELECT id FROM member WHERE username = ?",
    username,
  )?.id ?? 0;

it("R15.41 a snapshot owes what the ledger says that all members have, available and locked", async () => {
  const [seeded, ...others] = await snapshots();
  expect(others).toEqual([]);
  expect(seeded).toMatchObject({ algorithm: "sha256-sum-tree-1", simulated: true });
  expect(
    new Map(seeded?.symbols.map((symbol, index) => [symbol, seeded.liabilities[index]])),
  ).toEqual(totals());
  for (const [index, { amount }] of (seeded?.assets ?? []).entries()) {
    expect(toUnits(amount)).toBeGreaterThanOrEqual(toUnits(seeded?.liabilities[index] ?? ""));
  }
  expect(reconcile(sandbox.running.sandbox.database).balanced).toBe(true);
});

it("R15.41 one is taken on the first of each month, for its moment, once", async () => {
  await sandbox.advance(62 * 86_400);
  const all = await snapshots();
  const monthly = all.slice(0, -1);
  expect(monthly.length).toBeGreaterThanOrEqual(2);
  for (const { takenAt } of monthly) expect(takenAt).toMatch(/-01T00:00:00\.000Z$/);
  expect(new Set(all.map(({ takenAt }) => takenAt)).size).toBe(all.length);
  expect(new Set(all.map(({ root }) => root)).size).toBe(all.length);
});

it("R15.42 a member’s way leads to the root, and tells of others only the sums beside it", async () => {
  const [snapshot] = await snapshots();
  if (!snapshot) throw new Error("There is no snapshot");
  const answer = await proofOf("anna", snapshot.id);
  const { leaf, path } = answer.value();
  const wallets = await sandbox.call(contract.account.wallets, {
    bearer: await sandbox.bearerOf("anna"),
  });
  expect(wallets.value().map(({ total }) => total)).toEqual(leaf.sums);
  const sums = path.reduce(
    (all, step) => all.map((units, index) => units + toUnits(step.sums[index] ?? "")),
    leaf.sums.map(toUnits),
  );
  expect(sums.map(fromUnits)).toEqual(snapshot.liabilities);
  const others = sandbox.running.sandbox.database.all<{ record_id: string; nonce: string }>(
    "SELECT record_id, nonce FROM reserve_leaf WHERE member_id != ?",
    idOf("anna"),
  );
  expect(others.length).toBeGreaterThan(5);
  for (const { record_id, nonce } of others) {
    expect(answer.text).not.toContain(record_id);
    expect(answer.text).not.toContain(nonce);
  }
  expect(answer.json().path.every((step: object) => Object.keys(step).length === 3)).toBe(true);
});

it("R15.42 whoever came later is in none, and an unknown snapshot is none", async () => {
  const [snapshot] = await snapshots();
  const username = addMember(sandbox.running);
  expect((await proofOf(username, snapshot?.id ?? "")).status).toBe(404);
  for (const id of ["999", "x", "1e0"]) expect((await proofOf("anna", id)).status).toBe(404);
});

it("R15.42 leaves are shuffled and have other nonces each time", () => {
  const { database, clock } = sandbox.running.sandbox;
  for (let index = 0; index < 4; index += 1) takeSnapshot(database, clock.now());
  const rows = database.all<{ snapshot_id: number; members: string }>(
    "SELECT snapshot_id, group_concat(member_id) AS members FROM (SELECT * FROM reserve_leaf ORDER BY snapshot_id, place) GROUP BY snapshot_id",
  );
  expect(new Set(rows.map(({ members }) => members)).size).toBeGreaterThan(1);
  const nonces = database.all<{ nonce: string }>("SELECT nonce FROM reserve_leaf");
  expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(nonces.length);
});

it("R15.42 R15.8 a closed account leaves a hash that leads to nobody, and the proofs of others hold", async () => {
  const { database, clock } = sandbox.running.sandbox;
  const [snapshot] = await snapshots();
  const before = (await proofOf("anna", snapshot?.id ?? "")).value();
  const dora = idOf("dora");
  database.transaction(() => closeAccount(database, dora, clock.now()));
  expect(
    database.get("SELECT count(*) AS n FROM reserve_leaf WHERE member_id = ?", dora),
  ).toMatchObject({ n: 0 });
  expect(
    database.get(
      "SELECT count(*) AS n FROM reserve_leaf WHERE nonce IS NULL AND record_id IS NULL",
    ),
  ).toMatchObject({ n: 1 });
  expect((await proofOf("anna", snapshot?.id ?? "")).value()).toEqual(before);
});

it("R15.42 a thousand leaves take less than a second, each way as long as the tree is high", () => {
  const digits = (number: number) => number.toString(16).padStart(64, "0");
  const begun = process.cpuUsage();
  const leaves = Array.from({ length: 1_000 }, (_, index) =>
    leafNode({ recordId: digits(index), nonce: digits(index + 7), sums: [BigInt(index), 1n] }),
  );
  const root = treeRoot(leaves);
  const [first, last] = [treePath(leaves, 0), treePath(leaves, 999)];
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000);
  expect(root.sums).toEqual([499_500n, 1_000n]);
  expect(first).toHaveLength(10);
  // The last branch has no neighbor at the levels of 125, 63 has one, and rises.
  expect(last.length).toBeLessThan(10);
});

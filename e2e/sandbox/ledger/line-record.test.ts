import { expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { startTestSandbox } from "../testing/start.ts";
import { rebuildLines } from "./line-record.ts";

function derived(database: Database) {
  return [
    database.all("SELECT * FROM ledger_line ORDER BY id"),
    database.all("SELECT * FROM account_day ORDER BY account_id, day"),
  ];
}

it("follows from the postings alone: made anew, every line and every day is the same", async () => {
  const sandbox = await startTestSandbox();
  const { database } = sandbox.running.sandbox;
  const before = derived(database);
  expect(before[0]?.length).toBeGreaterThan(150);
  database.transaction(() => rebuildLines(database));
  expect(derived(database)).toEqual(before);
  await sandbox.close();
});

it("is made for a data file that was written before there were lines", async () => {
  const dataFile = temporaryDataFile();
  const first = await startTestSandbox({ dataFile });
  const before = derived(first.running.sandbox.database);
  first.running.sandbox.database.exec("DELETE FROM ledger_line; DELETE FROM account_day");
  await first.close();
  const second = await startTestSandbox({ dataFile });
  expect(derived(second.running.sandbox.database)).toEqual(before);
  await second.close();
});

it("is named by reconcile when it does not add up to the balance", async () => {
  const sandbox = await startTestSandbox();
  sandbox.running.sandbox.database.run("UPDATE ledger_line SET amount = '1' WHERE id = 5");
  const { json } = await sandbox.control("reconcile", {});
  expect(json.balanced).toBe(false);
  expect(json.differences).toHaveLength(1);
  expect(json.differences[0].subject).toMatch(/^lines:member:\d+:available$/);
  await sandbox.close();
});

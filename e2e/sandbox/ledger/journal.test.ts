import { beforeEach, expect, it } from "vitest";
import { toUnits } from "../../../lib/money/decimal.ts";
import { createMember } from "../account/create-member.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/schema.ts";
import { reverseJournal } from "../testing/reverse-journal.ts";
import type { Account } from "./accounts.ts";
import { balanceOf } from "./balances.ts";
import {
  type Entry,
  OverdrawnAccountError,
  postJournal,
  UnbalancedJournalError,
} from "./journal.ts";
import { reconcile } from "./reconcile.ts";

let database: Database;
let wallet: Account;
let locked: Account;

beforeEach(() => {
  database = openDatabase(":memory:");
  migrate(database);
  const memberId = createMember(database, {
    username: "anna",
    email: "anna@example.com",
    fullName: "Anna",
    passwordHash: "",
    joinedAt: 0,
  });
  wallet = { memberId, bucket: "available" };
  locked = { memberId, bucket: "locked" };
});

const usdt = (account: Account, amount: string): Entry => ({
  account,
  currency: "USDT",
  units: toUnits(amount),
});
const post = (...entries: Entry[]) => postJournal(database, { kind: "deposit", at: 1, entries });

it("R11.1 refuses a journal whose postings do not sum to zero in each currency", () => {
  expect(() => post(usdt("chain:USDT", "-5"), usdt(wallet, "5.000000000000000001"))).toThrow(
    UnbalancedJournalError,
  );
  const merlin: Entry = { account: "exchange:MERLIN", currency: "MERLIN", units: toUnits("-5") };
  expect(() => post(merlin, usdt(wallet, "5"))).toThrow(UnbalancedJournalError);
  expect(() => post()).toThrow(UnbalancedJournalError);
  expect(reconcile(database)).toMatchObject({ balanced: true, journals: 0 });
});

it("R11.1 refuses to overdraw a member by a single unit and leaves nothing behind", () => {
  post(usdt("chain:USDT", "-5"), usdt(wallet, "5"));
  expect(() =>
    post(usdt(wallet, "-5.000000000000000001"), usdt(locked, "5.000000000000000001")),
  ).toThrow(OverdrawnAccountError);
  expect(balanceOf(database, wallet, "USDT")).toBe(toUnits("5"));
  expect(reconcile(database)).toMatchObject({ balanced: true, journals: 1, postings: 2 });
});

it("holds amounts far beyond 64 bits, and lets system accounts owe", () => {
  const vast = "99999999999999999999.999999999999999999";
  post(usdt("chain:USDT", `-${vast}`), usdt(wallet, vast));
  expect(balanceOf(database, wallet, "USDT")).toBe(toUnits(vast));
  expect(balanceOf(database, "chain:USDT", "USDT")).toBe(-toUnits(vast));
  expect(reconcile(database).balanced).toBe(true);
});

it("R11.1 reverses a journal once, by a new one", () => {
  const id = post(usdt("chain:USDT", "-5"), usdt(wallet, "3"), usdt(locked, "2"));
  reverseJournal(database, id, 2);
  expect(balanceOf(database, wallet, "USDT")).toBe(0n);
  expect(balanceOf(database, locked, "USDT")).toBe(0n);
  expect(() => reverseJournal(database, id, 3)).toThrow(/UNIQUE/);
  expect(() => reverseJournal(database, 999, 3)).toThrow("no journal 999");
  expect(reconcile(database)).toMatchObject({ balanced: true, journals: 2 });
});

it("R11.1 never changes or deletes what was written", () => {
  post(usdt("chain:USDT", "-5"), usdt(wallet, "5"));
  for (const statement of ["UPDATE posting SET amount = '1'", "DELETE FROM journal"]) {
    expect(() => database.exec(statement)).toThrow("append-only");
  }
});

it("names the account whose balance does not follow from its postings", () => {
  post(usdt("chain:USDT", "-5"), usdt(wallet, "5"));
  database.exec("UPDATE account SET balance = '7' WHERE bucket = 'available'");
  expect(reconcile(database)).toMatchObject({
    balanced: false,
    differences: [
      {
        subject: "member:1:available",
        currency: "USDT",
        expected: "5.000000000000000000",
        found: "0.000000000000000007",
      },
    ],
  });
});

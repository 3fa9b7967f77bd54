import { expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { migrate } from "./schema.ts";

/** The version of the files in which words stood for the name of a closed account. */
const WORDS_FOR_NAMES = 26;

it("takes the words that stood for a name from accounts that were closed before", () => {
  const database = openDatabase(":memory:");
  migrate(database, WORDS_FOR_NAMES);
  const member = `INSERT INTO member (username, email, resend_id, full_name, password_hash, joined_at, closed_at)
    VALUES (?1, ?1, ?1, ?2, '', 0, ?3) RETURNING id`;
  database.get(member, "closed-1", "Closed account", 1);
  database.get(member, "anna", "Anna Keller", null);
  migrate(database);
  const names = database.all<{ full_name: string }>("SELECT full_name FROM member ORDER BY id");
  expect(names.map((row) => row.full_name)).toEqual(["", "Anna Keller"]);
  database.close();
});

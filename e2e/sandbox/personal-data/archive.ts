import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { ENGLISH, inLanguage } from "../texts/in-language.ts";
import type { Text } from "../texts/say.ts";
import { PARTS, type Part, plainValue, SAID } from "./parts.ts";
import type { ArchiveFile } from "./zip.ts";

const ENDINGS: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "application/pdf": "pdf",
};

const camelCase = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Row = Readonly<Record<string, string | number | null>>;

function rowsOf(database: Database, member: Member, { table, columns, where }: Part) {
  const { language, timeZone } = member;
  function written(column: string, value: Row[string]) {
    if (typeof value !== "string" || !SAID.has(column)) return plainValue(column, value, fromUnits);
    return inLanguage(JSON.parse(value) as Text, language ?? ENGLISH, timeZone ?? undefined);
  }
  const rows = database.all<Row>(
    `SELECT ${columns.join(", ")} FROM ${table} WHERE ${where} ORDER BY 1`,
    member.id,
  );
  return rows.map((row) =>
    Object.fromEntries(
      columns.map((column) => [camelCase(column), written(column, row[column] ?? null)]),
    ),
  );
}

interface FileRow {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const FILES = `SELECT 'avatar' AS name, type, bytes FROM avatar WHERE member_id = ?1
  UNION ALL SELECT 'identity/' || name, type, bytes FROM kyc_file WHERE member_id = ?1`;

/** Everything that is kept about a member, as files: lists as JSON, and what was uploaded as it came. */
export function* archiveOf(
  database: Database,
  member: Member,
  now: number,
): Generator<ArchiveFile> {
  const { id, username } = member;
  const about = `Everything that Merlin BTC keeps about ${username}, as of ${toInstant(now)}.\n`;
  yield { name: "README.txt", bytes: Buffer.from(about) };
  for (const part of PARTS) {
    const rows = rowsOf(database, member, part);
    const bytes = Buffer.from(`${JSON.stringify(rows, null, 2)}\n`);
    yield { name: `${part.file}.json`, bytes };
  }
  for (const { name, type, bytes } of database.all<FileRow>(FILES, id)) {
    yield { name: `${name}.${ENDINGS[type] ?? "bin"}`, bytes, isPacked: true };
  }
}

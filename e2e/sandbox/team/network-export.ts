import type { z } from "zod";
import type { teamMemberSchema } from "../../../lib/contract/team/team-member.ts";
import type { Member } from "../account/member.ts";
import { type DownlineMember, readDownline } from "../binary-tree/downline.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { StreamedFile } from "../http/context.ts";
import { csvHead, csvText, guardFormula } from "../transaction/csv.ts";
import { refuseLongExport } from "../transaction/refuse-long-export.ts";
import { filterDownline, memberViews, type NetworkFilter } from "./network.ts";

const BATCH_ROWS = 500;
const COLUMNS = [
  "username",
  "name",
  "e-mail",
  "sponsor",
  "level",
  "leg",
  "joined",
  "status",
  "personal volume",
  "directs",
  "team size",
  "my commission",
];

function cells(row: z.input<typeof teamMemberSchema>): string[] {
  return [
    row.username,
    guardFormula(row.fullName ?? ""),
    guardFormula(row.email ?? ""),
    row.sponsor ?? "",
    String(row.level ?? ""),
    row.leg ?? "",
    row.joinedAt ?? "",
    row.status ?? "",
    String(row.personalVolume ?? ""),
    String(row.directs ?? ""),
    String(row.teamSize ?? ""),
    String(row.commission ?? ""),
  ];
}

function* chunks(database: Database, topId: number, rows: readonly DownlineMember[], now: number) {
  yield csvHead(COLUMNS);
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const batch = rows.slice(from, from + BATCH_ROWS);
    yield csvText(memberViews(database, topId, batch, now).map(cells));
  }
}

/**
 * The filtered downline as a file in the order of the list; commissions are added while it is sent.
 * @throws Refusal 404 for a sponsor outside the downline, 422 for more rows than a file may have
 */
export function exportNetwork(
  database: Database,
  top: Member,
  filter: NetworkFilter,
  now: number,
): StreamedFile {
  const rows = filterDownline(database, top, readDownline(database, top, now), filter, now);
  refuseLongExport(rows.length);
  return {
    filename: `network-${toInstant(now).slice(0, 10)}.csv`,
    chunks: chunks(database, top.id, rows, now),
  };
}

import { stringify } from "csv-stringify/sync";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { LineRow } from "./line-row.ts";

const BYTE_ORDER_MARK = "\uFEFF";
const COLUMNS = [
  "id",
  "time",
  "type",
  "token",
  "direction",
  "amount",
  "fee",
  "status",
  "balance after",
  "counterparty",
  "reference",
];

/** Rows of cells as lines of a file; `guardFormula` belongs around what others may have written. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return stringify(rows as string[][], { record_delimiter: "\r\n" });
}

/** A text cell that no spreadsheet takes for a formula: an apostrophe goes before its first sign. */
export function guardFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function cells(row: LineRow): string[] {
  const amount = fromUnits(BigInt(row.amount));
  return [
    String(row.id),
    toInstant(row.at),
    guardFormula(row.type),
    guardFormula(row.symbol),
    row.direction,
    row.direction === "out" ? `-${amount}` : amount,
    row.fee === null ? "" : fromUnits(BigInt(row.fee)),
    row.status,
    fromUnits(BigInt(row.balance_after)),
    guardFormula(row.counterparty ?? ""),
    guardFormula(row.ref ?? ""),
  ];
}

/** The first bytes of a file: the mark that makes spreadsheets read UTF-8, and the names of columns. */
export function csvHead(columns: readonly string[] = COLUMNS): string {
  return BYTE_ORDER_MARK + csvText([columns]);
}

/** Lines as rows: amounts signed and plain, times in UTC. */
export function csvRows(rows: readonly LineRow[]): string {
  return csvText(rows.map(cells));
}

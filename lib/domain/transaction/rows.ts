import type { TransactionView } from "./view.ts";

/** What was paid and what came for it. */
export interface ConversionPair {
  readonly paid: TransactionView;
  readonly received: TransactionView;
}

/** One row of a list: a line of the ledger, or both legs of a conversion. */
export interface TransactionRow {
  /** The line whose page opens. */
  readonly main: TransactionView;
  readonly conversion: ConversionPair | null;
}

/** The kinds of a conversion's legs. */
export const CONVERSIONS: ReadonlySet<string> = new Set([
  "convert_in",
  "convert_out",
  "airdrop_convert",
]);

function conversionOf(
  one: TransactionView,
  next: TransactionView | undefined,
): ConversionPair | null {
  if (!next || !CONVERSIONS.has(one.type) || !CONVERSIONS.has(next.type)) return null;
  // One journal books both legs in the same moment; a service need not name it.
  const isOneJournal =
    one.at === next.at &&
    one.belongsTo?.kind === next.belongsTo?.kind &&
    one.belongsTo?.id === next.belongsTo?.id;
  if (!isOneJournal || one.direction === next.direction || one.symbol === next.symbol) return null;
  return one.direction === "in" ? { received: one, paid: next } : { received: next, paid: one };
}

/** The rows of a list; legs of one conversion that follow each other become one. */
export function transactionRows(items: readonly TransactionView[]): readonly TransactionRow[] {
  const rows: TransactionRow[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const one = items[index] as TransactionView;
    const conversion = conversionOf(one, items[index + 1]);
    rows.push({ main: conversion?.received ?? one, conversion });
    if (conversion) index += 1;
  }
  return rows;
}

import type { z } from "zod";
import type { transactionEndpoints } from "../../../lib/contract/transaction.ts";
import { maskUsername } from "../account/mask.ts";
import { rowId } from "../database/row-id.ts";
import { CONDITION_BY_STATUS } from "./line-row.ts";

export type TransactionFilter = z.output<typeof transactionEndpoints.export.query>;

interface Where {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

const SEARCHED = ["l.type", "l.counterparty", "w.address", "w.hash"] as const;

// Ids match as a whole; a username is looked for as it is shown, so that a search unmasks nobody.
function searched(text: string): Where {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const typePattern = pattern.replaceAll(" ", "\\_");
  const parts = SEARCHED.map((column) => `${column} LIKE ? ESCAPE '\\'`);
  return {
    sql: `(l.id = ? OR l.counterparty = ? OR ${parts.join(" OR ")})`,
    values: [rowId(text), maskUsername(text.toLowerCase()), typePattern, pattern, pattern, pattern],
  };
}

/** The SQL condition of a filter over the lines `l` of a member and their withdrawals `w`. */
export function filterLines(memberId: number, filter: TransactionFilter): Where {
  const { symbol, type, direction, status, from, to, q } = filter;
  const conditions: [string, string | number | undefined][] = [
    ["l.member_id = ?", memberId],
    ["l.symbol = ?", symbol],
    ["l.type = ?", type],
    ["l.direction = ?", direction],
    ["l.at >= ?", from && Date.parse(from)],
    ["l.at < ?", to && Date.parse(to)],
  ];
  const given = conditions.filter(([, value]) => value !== undefined && value !== "");
  const search = q ? [searched(q)] : [];
  return {
    sql: [
      ...given.map(([sql]) => sql),
      ...(status ? [CONDITION_BY_STATUS[status]] : []),
      ...search.map(({ sql }) => sql),
    ].join(" AND "),
    values: [
      ...given.flatMap(([, value]) => (value === undefined ? [] : [value])),
      ...search.flatMap(({ values }) => values),
    ],
  };
}

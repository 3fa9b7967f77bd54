import type { Database } from "../database/database.ts";

/** Rows of a page of a list for who names no number (R11.2). */
export const DEFAULT_PAGE_SIZE = 20;

interface Paging {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

interface Selection {
  /** A `SELECT` without order and limit, and the values of its marks. */
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
  /** What follows `ORDER BY`. */
  readonly order: string;
}

/** One page of what is selected, twenty rows unless asked otherwise, with the count of all. */
export function pageOfRows<Row, Item>(
  database: Database,
  { sql, values, order }: Selection,
  { page = 1, pageSize = DEFAULT_PAGE_SIZE }: Paging,
  view: (row: Row) => Item,
) {
  const counted = database.get<{ total: number }>(
    `SELECT count(*) AS total FROM (${sql})`,
    ...values,
  );
  const rows = database.all<Row>(
    `${sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    pageSize,
    (page - 1) * pageSize,
  );
  return { items: rows.map(view), page, pageSize, total: counted?.total ?? 0 };
}

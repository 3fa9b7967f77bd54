import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

export interface Database {
  /** First row of a query, or undefined. Statements are prepared once and kept. */
  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  iterate<Row>(sql: string, ...values: SQLInputValue[]): Iterable<Row>;
  /** Runs a statement and gives the id of the inserted row and the number of changed ones. */
  run(sql: string, ...values: SQLInputValue[]): { id: number; changes: number };
  exec(sql: string): void;
  /**
   * Runs `work` in one write transaction (`BEGIN IMMEDIATE`); a throw rolls everything back.
   * Inside another transaction the work joins it, so that a request commits once.
   */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/**
 * Opens the database file, or one in memory for `:memory:`. In WAL mode with `synchronous = NORMAL`
 * a commit is in the operating system's hands before it is acknowledged, so that killing the process
 * loses nothing (R11.18). In SQL, `sum_units` adds amounts exactly.
 */
export function openDatabase(file: string): Database {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
  const connection = new DatabaseSync(file);
  connection.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -32000",
  );
  connection.aggregate<bigint>("sum_units", {
    start: () => 0n,
    step: (sum, units) => sum + BigInt(units as string),
    result: String,
  });
  const statements = new Map<string, StatementSync>();
  let depth = 0;

  function prepared(sql: string): StatementSync {
    let statement = statements.get(sql);
    if (!statement) {
      statement = connection.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  }

  return {
    get: <Row>(sql: string, ...values: SQLInputValue[]) =>
      prepared(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepared(sql).all(...values) as Row[],
    iterate: <Row>(sql: string, ...values: SQLInputValue[]) =>
      connection.prepare(sql).iterate(...values) as unknown as Iterable<Row>,
    run(sql, ...values) {
      const result = prepared(sql).run(...values);
      return { id: Number(result.lastInsertRowid), changes: Number(result.changes) };
    },
    exec: (sql) => connection.exec(sql),
    transaction(work) {
      if (depth > 0) return work();
      connection.exec("BEGIN IMMEDIATE");
      depth += 1;
      try {
        const result = work();
        connection.exec("COMMIT");
        return result;
      } catch (error) {
        connection.exec("ROLLBACK");
        throw error;
      } finally {
        depth -= 1;
      }
    },
    close() {
      statements.clear();
      connection.close();
    },
  };
}

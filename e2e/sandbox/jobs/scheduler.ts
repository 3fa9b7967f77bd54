import type { Database } from "../database/database.ts";

export interface JobRun {
  /** Business time at which the job was due; its effects carry this time, not the time of running. */
  readonly dueAt: number;
  /** The next moment at which another job is due: a job may do all its work up to then at once. */
  readonly horizon: number;
  /** How far business time has advanced; far behind it means that a jump is being caught up. */
  readonly until: number;
  /** What a single job belongs to, e.g. a withdrawal's id. */
  readonly ref: string;
}

export interface JobDefinition {
  readonly name: string;
  /** First due time of a repeating job, from the business time of seeding. Absent for single jobs. */
  readonly firstDueAt?: (now: number) => number;
  /** Does the work and gives the next due time of a repeating job. Runs inside a transaction. */
  readonly run: (run: JobRun) => number | undefined;
}

export interface Scheduler {
  /** Enters the repeating jobs that the database does not know yet. */
  install(now: number): void;
  /** Schedules a single job, to run exactly once at or after `dueAt` (business time). */
  schedule(name: string, dueAt: number, ref: string): void;
  /** Runs what is due until the given business time, in order of due time; gives the number of runs. */
  runDue(until: number): number;
  counts(): { pending: number; done: number };
}

interface JobRow {
  id: number;
  name: string;
  ref: string;
  due_at: number;
}

/**
 * Enters a single job, to run exactly once at or after `dueAt` (business time). Belongs into the
 * transaction of what it follows from.
 */
export function enterJob(database: Database, name: string, dueAt: number, ref: string): void {
  database.run("INSERT INTO job (name, ref, due_at) VALUES (?, ?, ?)", name, ref, dueAt);
}

/**
 * Runs jobs in order of their due times, each exactly once also across a restart: a job's effect and
 * the mark that it is done commit in one transaction (R11.18).
 */
export function createScheduler(
  database: Database,
  definitions: readonly JobDefinition[],
): Scheduler {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));

  function runNext(until: number): boolean {
    return database.transaction(() => {
      const [job, following] = database.all<JobRow>(
        "SELECT id, name, ref, due_at FROM job WHERE done_at IS NULL ORDER BY due_at, id LIMIT 2",
      );
      if (!job || job.due_at > until) return false;
      const definition = byName.get(job.name);
      if (!definition) throw new Error(`No job is registered under the name ${job.name}`);
      const horizon = Math.max(job.due_at, Math.min(until, following?.due_at ?? until));
      const next = definition.run({ dueAt: job.due_at, horizon, until, ref: job.ref });
      if (next === undefined) {
        database.run("UPDATE job SET done_at = ?, runs = runs + 1 WHERE id = ?", until, job.id);
      } else {
        if (next <= job.due_at) throw new Error(`${job.name} must move forward in time`);
        database.run("UPDATE job SET due_at = ?, runs = runs + 1 WHERE id = ?", next, job.id);
      }
      return true;
    });
  }

  return {
    install(now) {
      for (const { name, firstDueAt } of definitions) {
        if (!firstDueAt || database.get("SELECT 1 FROM job WHERE name = ?", name)) continue;
        database.run("INSERT INTO job (name, due_at) VALUES (?, ?)", name, firstDueAt(now));
      }
    },
    schedule(name, dueAt, ref) {
      if (!byName.has(name)) throw new Error(`No job is registered under the name ${name}`);
      enterJob(database, name, dueAt, ref);
    },
    runDue(until) {
      let runs = 0;
      while (runNext(until)) runs += 1;
      return runs;
    },
    counts() {
      const row = database.get<{ pending: number; done: number }>(
        "SELECT count(*) FILTER (WHERE done_at IS NULL) AS pending, coalesce(sum(runs), 0) AS done FROM job",
      );
      return { pending: row?.pending ?? 0, done: row?.done ?? 0 };
    },
  };
}

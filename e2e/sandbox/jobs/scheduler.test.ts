import { expect, it } from "vitest";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/schema.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { startTestSandbox } from "../testing/start.ts";
import { DAY_MS } from "./day-close.ts";
import { createScheduler, type JobDefinition } from "./scheduler.ts";

function openScheduler(file: string, definitions: readonly JobDefinition[]) {
  const database = openDatabase(file);
  migrate(database);
  return { database, scheduler: createScheduler(database, definitions) };
}

it("runs repeating and single jobs in the order of their due times, up to the given moment", () => {
  const runs: string[] = [];
  const { scheduler } = openScheduler(":memory:", [
    {
      name: "hourly",
      firstDueAt: (now) => now + 60,
      run: ({ dueAt }) => {
        runs.push(`hourly ${dueAt}`);
        return dueAt + 60;
      },
    },
    {
      name: "once",
      run: ({ ref, dueAt }) => {
        runs.push(`${ref} ${dueAt}`);
        return undefined;
      },
    },
  ]);
  scheduler.install(0);
  scheduler.install(0);
  scheduler.schedule("once", 100, "withdrawal:1");
  scheduler.schedule("once", 60, "withdrawal:2");
  scheduler.schedule("once", 181, "withdrawal:3");
  expect(scheduler.runDue(180)).toBe(5);
  expect(runs).toEqual([
    "hourly 60",
    "withdrawal:2 60",
    "withdrawal:1 100",
    "hourly 120",
    "hourly 180",
  ]);
  expect(scheduler.runDue(180)).toBe(0);
  expect(scheduler.counts()).toEqual({ pending: 2, done: 5 });
  expect(() => scheduler.schedule("unknown", 1, "")).toThrow("No job is registered");
});

it("R11.18 rolls a failing job back with its effect and runs it once after a restart", () => {
  const file = temporaryDataFile();
  let isBroken = true;
  const job = (database: () => ReturnType<typeof openDatabase>): JobDefinition => ({
    name: "settle",
    run: ({ ref, dueAt }) => {
      database().run(
        "INSERT INTO day_close (day, closed_at, members) VALUES (?, ?, 0)",
        ref,
        dueAt,
      );
      if (isBroken && ref === "b") throw new Error("The power went out");
      return undefined;
    },
  });
  const first = openScheduler(file, [job(() => first.database)]);
  first.scheduler.schedule("settle", 1, "a");
  first.scheduler.schedule("settle", 2, "b");
  expect(() => first.scheduler.runDue(10)).toThrow("The power went out");
  const days = (database: typeof first.database) =>
    database.all<{ day: string }>("SELECT day FROM day_close ORDER BY day").map(({ day }) => day);
  expect(days(first.database)).toEqual(["a"]);
  first.database.close();

  isBroken = false;
  const second = openScheduler(file, [job(() => second.database)]);
  expect(second.scheduler.runDue(10)).toBe(1);
  expect(days(second.database)).toEqual(["a", "b"]);
  second.database.close();
});

it("closes every day once, although the process ended between the jump and its jobs", async () => {
  const dataFile = temporaryDataFile();
  const first = await startTestSandbox({ dataFile });
  await first.advance(2 * 86_400);
  first.running.sandbox.clock.advance(3 * DAY_MS);
  await first.close();

  const second = await startTestSandbox({ dataFile });
  await second.advance(1);
  const { database } = second.running.sandbox;
  const days = database.all<{ day: string }>("SELECT day FROM day_close ORDER BY day");
  const lastDay = Math.floor(second.running.sandbox.clock.now() / DAY_MS) - 1;
  const expected = [4, 3, 2, 1, 0].map((back) =>
    new Date((lastDay - back) * DAY_MS).toISOString().slice(0, 10),
  );
  expect(days.map(({ day }) => day)).toEqual(expected);
  await second.close();
});

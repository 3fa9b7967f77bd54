import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const DAY_MS = 86_400_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const { volumes } = contract.volume;

async function volumesBy(by: string) {
  const bearer = await sandbox.bearerOf("anna");
  return (await sandbox.call(volumes, { bearer, query: { by } })).value();
}

const sum = (points: readonly { left: string; right: string }[], leg: "left" | "right") =>
  points.reduce((all, point) => all + Number(point[leg]), 0);

it("R7.8 counts what came into both legs by day, week from Monday and month, each day once", async () => {
  const { database, clock } = sandbox.running.sandbox;
  const id = database.get<{ id: number }>("SELECT id FROM member WHERE username = 'anna'")?.id ?? 0;
  database.run("DELETE FROM leg_day WHERE member_id = ?", id);
  const days: readonly (readonly [ago: number, left: number, right: number])[] = [
    [0, 5, 0],
    [29, 0, 7],
    [30, 11, 0],
    [100, 0, 13],
  ];
  for (const [ago, left, right] of days) {
    const day = new Date(clock.now() - ago * DAY_MS).toISOString().slice(0, 10);
    database.run("INSERT INTO leg_day VALUES (?, ?, ?, ?)", day, id, left, right);
  }
  const byDay = await volumesBy("day");
  expect(byDay.points).toHaveLength(30);
  expect(byDay.points.at(-1)).toMatchObject({ left: "5", right: "0" });
  expect(byDay.points[0]).toMatchObject({ left: "0", right: "7" });
  expect(byDay.total).toEqual({ left: "5", right: "7" });
  for (const [by, count] of [
    ["week", 26],
    ["month", 12],
  ] as const) {
    const { points, total } = await volumesBy(by);
    expect(points).toHaveLength(count);
    expect(total).toEqual({ left: "16", right: "20" });
    expect([sum(points, "left"), sum(points, "right")]).toEqual([16, 20]);
    const starts = points.map(({ from }) => new Date(from));
    const isStart = (date: Date) =>
      by === "week" ? date.getUTCDay() === 1 : date.getUTCDate() === 1;
    expect(starts.every(isStart)).toBe(true);
  }
});

it("R7.9 tells who of a team mines now, lists them alone and says when that was", async () => {
  const bearer = await sandbox.bearerOf("anna");
  const { directs, network, networkExport } = contract.team;
  const { database, clock } = sandbox.running.sandbox;
  database.run("UPDATE mining_session SET ends_at = started_at + 1 WHERE ends_at > ?", clock.now());
  const none = (await sandbox.call(directs, { bearer })).value();
  expect(none.mining?.count).toBe(0);
  expect(none.items.some(({ isMining }) => isMining)).toBe(false);
  const dora = none.items.find(({ username }) => username === "dora");
  expect(dora).toBeDefined();
  const now = clock.now();
  database.run(
    `INSERT INTO mining_session (member_id, started_at, ends_at, in_row, days_off)
     SELECT id, ?, ?, 1, 0 FROM member WHERE username = 'dora'`,
    now,
    now + DAY_MS,
  );
  const mining = { mining: "now" };
  const some = (await sandbox.call(directs, { bearer, query: mining })).value();
  expect(some.items.map(({ username }) => username)).toEqual(["dora"]);
  expect(some.items[0]).toMatchObject({ isMining: true, canNudge: false });
  expect(some).toMatchObject({ total: 1, mining: { count: 1 } });
  expect(Date.parse(some.mining?.asOf ?? "")).toBeGreaterThanOrEqual(now);
  const all = (await sandbox.call(network, { bearer, query: mining })).value();
  expect(all.items.map(({ username }) => username)).toEqual(["dora"]);
  const { text } = await sandbox.call(networkExport, { bearer, query: mining });
  expect(text.trim().split("\n")).toHaveLength(2);
});

import { expect, it } from "vitest";
import type { AirdropTask } from "../../contract/airdrop.ts";
import {
  coreTasks,
  filterTasks,
  groupTasks,
  isTaskDone,
  taskPlace,
  validityStage,
} from "./tasks.ts";

function task(id: string, facts: Partial<AirdropTask> = {}): AirdropTask {
  return {
    id,
    group: "onboarding",
    title: id,
    reward: "1",
    kind: "event",
    state: "available",
    ...facts,
  };
}

const ALL = [
  task("closed", { state: "closed", group: "product" }),
  task("visit", { state: "pending", group: "social" }),
  task("claimed", { state: "claimed", isCore: true }),
  task("claimable", { state: "claimable", isCore: true }),
  task("locked", { state: "locked" }),
  task("expired", { state: "expired" }),
];
const ids = (tasks: readonly AirdropTask[]) => tasks.map(({ id }) => id);

it("R7.5 the filters keep what is to do and what is done apart; closed and expired are neither", () => {
  expect(ids(filterTasks(ALL, "all"))).toEqual(ids(ALL));
  expect(ids(filterTasks(ALL, "todo"))).toEqual(["visit", "claimable", "locked"]);
  expect(ids(filterTasks(ALL, "done"))).toEqual(["claimed"]);
});

it("R7.5 tasks stand in the screen's groups, and a group without tasks is left out", () => {
  const groups = groupTasks(ALL).map(({ group, tasks }) => [group, ids(tasks)]);
  expect(groups).toEqual([
    ["onboarding", ["claimed", "claimable", "locked", "expired"]],
    ["social", ["visit"]],
    ["product", ["closed"]],
  ]);
});

it("R6.2 a core task is done when its condition holds, claimed or not, and whatever the season says", () => {
  expect(ids(coreTasks(ALL))).toEqual(["claimed", "claimable"]);
  expect(isTaskDone(task("a", { state: "claimable" }))).toBe(true);
  expect(isTaskDone(task("a", { state: "closed", progress: { done: 1, need: 1 } }))).toBe(true);
  expect(isTaskDone(task("a", { state: "expired", progress: { done: 0, need: 1 } }))).toBe(false);
  expect(isTaskDone(task("a", { state: "available" }))).toBe(false);
});

it("R7.5 a task leads to a page of ours or to an https address, and nowhere else", () => {
  const origin = "https://merlin.example";
  const placeOf = (url: string | null) => taskPlace({ url, kind: "event" }, origin);
  for (const path of ["/setting/kyc", "/team?tab=directs", "/team#invite", "/reserves", "/"]) {
    expect(placeOf(path)).toEqual({ kind: "page", path });
    expect(placeOf(origin + path)).toEqual({ kind: "page", path });
  }
  expect(placeOf("https://x.example/a")).toEqual({ kind: "site", href: "https://x.example/a" });
  // A visit ends with a call of its own, wherever it leads.
  const visited = `${origin}/wallet`;
  expect(taskPlace({ url: visited, kind: "visit" }, origin)).toEqual({
    kind: "site",
    href: visited,
  });
  for (const url of [
    "/no-such-page",
    "/team/no-such-page",
    `${origin}/team/no-such-page?tab=directs`,
    "https://merlin.example@evil.example",
    "//evil.example",
    "javascript:alert(1)",
    "http://x.example",
    "x",
    "",
    null,
  ]) {
    expect(placeOf(url)).toBeNull();
  }
});

it("R6.2 validity is open until it is reached, and settled with the first mining session", () => {
  const session = (state: AirdropTask["state"]) => task("first_session", { state });
  const core = task("verify_email", { isCore: true });
  expect(validityStage(false, [core, session("locked")])).toBe("open");
  expect(validityStage(true, [core, session("available")])).toBe("reached");
  expect(validityStage(true, [core, session("claimable")])).toBe("settled");
  expect(validityStage(false, [])).toBe("settled");
  expect(validityStage(true, [core])).toBe("settled");
});

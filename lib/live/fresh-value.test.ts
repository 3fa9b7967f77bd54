import { expect, it } from "vitest";
import { createFreshValue } from "./fresh-value.ts";

const replace = (_: string, answer: string) => answer;

function deferred() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { load: () => promise, resolve, reject };
}

it("R7.2 shows the latest answer and when it arrived", async () => {
  const store = createFreshValue("rendered", () => 5);
  store.begin();
  await store.read(async () => "polled", replace);
  expect(store.snapshot()).toEqual({ value: "polled", updatedAtMs: 5, hasFailed: false });
});

it("R10.4 an older answer that arrives late never overwrites a newer one", async () => {
  const store = createFreshValue("rendered");
  const slow = deferred();
  const late = store.read(slow.load, replace);
  await store.read(async () => "newer", replace);
  slow.resolve("older");
  await late;
  expect(store.snapshot().value).toBe("newer");
});

it("drops a poll that began before the answer of a write", async () => {
  const store = createFreshValue("rendered");
  const poll = deferred();
  const late = store.read(poll.load, replace);
  store.patch(() => "written");
  poll.resolve("from before the write");
  await late;
  expect(store.snapshot().value).toBe("written");
  await store.read(async () => "from after the write", replace);
  expect(store.snapshot().value).toBe("from after the write");
});

it("R3.6 keeps the last good value when a read fails, says so, and recovers", async () => {
  const store = createFreshValue("good", () => 7);
  store.begin();
  await store.read(() => Promise.reject(new Error("down")), replace);
  expect(store.snapshot()).toEqual({ value: "good", updatedAtMs: 7, hasFailed: true });
  await store.read(async () => "better", replace);
  expect(store.snapshot()).toEqual({ value: "better", updatedAtMs: 7, hasFailed: false });
});

it("a failure that a newer answer has overtaken is not shown", async () => {
  const store = createFreshValue("rendered");
  const slow = deferred();
  const late = store.read(slow.load, replace);
  await store.read(async () => "newer", replace);
  slow.reject(new Error("down"));
  await late;
  expect(store.snapshot().hasFailed).toBe(false);
});

it("tells those who listen, until they stop", async () => {
  const store = createFreshValue("rendered");
  const told: string[] = [];
  const stop = store.subscribe(() => told.push(store.snapshot().value));
  store.patch(() => "written");
  stop();
  store.patch(() => "unheard");
  expect(told).toEqual(["written"]);
});

import { TEST_SECRET } from "../fixtures/application.ts";
import type { Cluster } from "./cluster.ts";
import { ClusterVisitor } from "./cluster-visitor.ts";
import { holdCalls } from "./hold.ts";
import type { Instance } from "./instance.ts";
import { expect, test } from "./test.ts";
import { accepts } from "./wait.ts";

const WALLETS = "/api/bff/account/wallets";
const UPSTREAM_WALLETS = "/auth/client/wallets";
const SIGTERM_EXIT_CODE = 143;
const LOOPS = 6;
/** Leaves room for the requests in flight on a busy machine; the exit itself is a fraction of a second. */
const MAX_EXIT_MS = 5_000;

test("an instance that is told to end finishes what had begun; what had not is refused without having begun", async ({
  visitor,
  cluster,
}) => {
  const [first] = cluster.instances;
  await visitor.login("anna");
  const held = holdCalls(({ path }) => path === UPSTREAM_WALLETS);
  cluster.relay.intercept(held.interception);
  const calls = Array.from({ length: 10 }, () => visitor.at(cluster).send(WALLETS));
  await expect.poll(held.count).toBe(10);
  const ending = first.terminate();
  await expect.poll(() => accepts(first.port), { intervals: [10] }).toBe(false);

  const late = Array.from({ length: 4 }, () => visitor.at(cluster).send(WALLETS));
  // Half of them come to the closed port, the others wait with the rest.
  await expect.poll(held.count).toBe(12);
  const releasedAt = performance.now();
  held.release();
  const begun = await Promise.all(calls);
  expect(begun.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { code, signal } = await ending;
  const ms = performance.now() - releasedAt;
  expect(signal).toBeNull();
  expect([0, SIGTERM_EXIT_CODE]).toContain(code);
  expect(ms).toBeLessThan(MAX_EXIT_MS);
  const after = (await Promise.all(late)).map(({ status }) => status);
  expect([...after].sort()).toEqual([200, 200, 502, 502]);
  note(`ended with ${code}, ${ms.toFixed(0)} ms after its last answer`);
});

/** Asks by turns for calls and pages, one after the other, until it is told to stop. */
async function ask(member: ClusterVisitor, isOver: () => boolean): Promise<readonly number[]> {
  const seen: number[] = [];
  while (!isOver()) {
    const copy = member.clone();
    const { status } =
      seen.length % 3 === 2 ? await copy.open("/wallet") : await copy.send(WALLETS);
    seen.push(status);
  }
  return seen;
}

async function restart(instance: Instance): Promise<{ code: number | null; ms: number }> {
  const startedAt = performance.now();
  const { code } = await instance.terminate();
  const ms = performance.now() - startedAt;
  await instance.ensure(TEST_SECRET);
  return { code, ms };
}

function note(text: string): void {
  test.info().annotations.push({ type: "measured", description: text });
  process.stdout.write(`    ${text}\n`);
}

async function rollThrough(cluster: Cluster): Promise<void> {
  for (const instance of [...cluster.instances, ...cluster.instances]) {
    const { code, ms } = await restart(instance);
    expect([0, SIGTERM_EXIT_CODE]).toContain(code);
    expect(ms).toBeLessThan(MAX_EXIT_MS);
    note(`${instance.name} ended with ${code} after ${ms.toFixed(0)} ms under load`);
  }
}

test("one instance restarted after the other under load: behind nginx as it comes no visitor notices", async ({
  cluster,
}) => {
  const member = new ClusterVisitor(cluster, cluster.forgivingOrigin);
  expect((await member.login("anna")).status).toBe(200);
  let isOver = false;
  const loops = Array.from({ length: LOOPS }, () => ask(member, () => isOver));
  try {
    await rollThrough(cluster);
  } finally {
    isOver = true;
  }
  const seen = (await Promise.all(loops)).flat();
  note(`${seen.length} requests meanwhile`);
  expect(seen.length).toBeGreaterThan(2 * LOOPS);
  expect(seen.filter((status) => status !== 200)).toEqual([]);
});

import type { SandboxControl } from "../fixtures/sandbox-control.ts";
import type { Cluster } from "./cluster.ts";
import { ClusterVisitor } from "./cluster-visitor.ts";
import type { Instance } from "./instance.ts";
import { expect, test } from "./test.ts";

const UPSTREAM_LOGIN = "/auth/client/login/credential";
const REFUSED = { status: 422, body: { statusCode: 4220, message: "No" } };

interface Attempt {
  readonly status: number;
  readonly ms: number;
}

async function attempt(
  cluster: Cluster,
  { url }: Instance,
  username: string,
  address: string,
): Promise<Attempt> {
  const startedAt = performance.now();
  const { status } = await new ClusterVisitor(cluster, url, address).login(username);
  return { status, ms: performance.now() - startedAt };
}

/** Ten refused tries, by turns at the given instances. */
async function tryTen(
  sandbox: SandboxControl,
  cluster: Cluster,
  instances: readonly Instance[],
  username: string,
  address: string,
): Promise<readonly Attempt[]> {
  await sandbox.fail({ path: UPSTREAM_LOGIN, times: 10, ...REFUSED });
  const attempts: Attempt[] = [];
  while (attempts.length < 10) {
    for (const instance of instances) {
      attempts.push(await attempt(cluster, instance, username, address));
    }
  }
  return attempts;
}

function statuses(attempts: readonly Attempt[]): readonly number[] {
  return attempts.map(({ status }) => status);
}

function redisStates({ records }: Instance): readonly (string | undefined)[] {
  return records()
    .filter(({ redis }) => redis !== undefined)
    .map(({ redis }) => redis);
}

test("R4.2 ten tries spread over both instances are all: the eleventh is 429 at either", async ({
  cluster,
  sandbox,
}) => {
  const address = "198.51.100.31";
  const ten = await tryTen(sandbox, cluster, cluster.instances, "fred", address);
  expect(statuses(ten)).toEqual(Array(10).fill(422));
  const asked = await sandbox.requestsDuring(async () => {
    for (const instance of cluster.instances) {
      expect((await attempt(cluster, instance, "fred", address)).status).toBe(429);
    }
  });
  expect(asked).toEqual([]);
  const elsewhere = await attempt(cluster, cluster.instances[0], "fred", "198.51.100.32");
  expect(elsewhere.status).toBe(200);
});

test("R4.2 sign-in and its limits go on while Redis is away, and are shared again when it is back", async ({
  cluster,
  sandbox,
}) => {
  const [first, second] = cluster.instances;
  const address = "198.51.100.33";
  // Both have counted before, so both are connected.
  for (const instance of cluster.instances) {
    expect((await attempt(cluster, instance, "emil", address)).status).toBe(200);
    expect(redisStates(instance).at(-1)).toBe("ready");
  }
  await cluster.redis.crash();
  for (const instance of cluster.instances) {
    await expect.poll(() => redisStates(instance).at(-1)).toBe("lost");
    const ten = await tryTen(sandbox, cluster, [instance], "dora", address);
    expect(statuses(ten)).toEqual(Array(10).fill(422));
    expect(Math.max(...ten.map(({ ms }) => ms))).toBeLessThan(1_500);
    expect((await attempt(cluster, instance, "dora", address)).status).toBe(429);
    expect((await attempt(cluster, instance, "emil", address)).status).toBe(200);
  }
  await cluster.redis.start();
  for (const instance of cluster.instances) {
    await expect.poll(() => redisStates(instance).at(-1), { timeout: 20_000 }).toBe("ready");
  }
  const ten = await tryTen(sandbox, cluster, cluster.instances, "gina", "198.51.100.34");
  expect(statuses(ten)).toEqual(Array(10).fill(422));
  for (const instance of [second, first]) {
    expect((await attempt(cluster, instance, "gina", "198.51.100.34")).status).toBe(429);
  }
});

test("R4.2 of guesses at one name, from everywhere and at both instances, one slowed is in flight at a time", async ({
  cluster,
  sandbox,
}) => {
  await sandbox.fail({ path: UPSTREAM_LOGIN, times: 30, ...REFUSED });
  const guess = (index: number) => {
    const instance = cluster.instances[index % 2 === 0 ? 0 : 1];
    return attempt(cluster, instance, "hugo", `198.51.100.${100 + index}`);
  };
  const ten = await Promise.all(Array.from({ length: 10 }, (_, index) => guess(index)));
  expect(statuses(ten)).toEqual(Array(10).fill(422));
  const asked = await sandbox.requestsDuring(async () => {
    const more = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(10 + index)));
    expect([...statuses(more)].sort()).toEqual([422, ...Array(11).fill(429)]);
  });
  expect(asked).toHaveLength(1);
});

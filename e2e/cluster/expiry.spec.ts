import { jsonAnswer } from "../fixtures/http/relay.ts";
import { refreshesIn } from "../fixtures/sandbox-control.ts";
import { expect, test } from "./test.ts";

const WALLETS = "/api/bff/account/wallets";
const CALLS = 20;

test("R8.1 after an expiry parallel calls to both instances all succeed, with one refresh by one of them", async ({
  visitor,
  cluster,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  const requests = await sandbox.requestsDuring(async () => {
    const calls = Array.from({ length: CALLS }, (_, index) => {
      const instance = cluster.instances[index % 2 === 0 ? 0 : 1];
      return visitor.at(instance).send(WALLETS);
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(Array(CALLS).fill(200));
  });
  expect(refreshesIn(requests).map(({ status }) => status)).toEqual([200]);
});

test("R8.1 the same through the proxy, for pages and calls mixed", async ({
  visitor,
  cluster,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  visitor.cookies.delete("__Host-accessToken");
  const requests = await sandbox.requestsDuring(async () => {
    const calls = Array.from({ length: CALLS }, (_, index) => {
      const copy = visitor.at(cluster);
      return index % 4 === 0 ? copy.open("/wallet") : copy.send(WALLETS);
    });
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(Array(CALLS).fill(200));
  });
  expect(refreshesIn(requests).map(({ status }) => status)).toEqual([200]);
});

test("R8.1 what one instance has renewed serves on the other without another refresh", async ({
  visitor,
  cluster,
  sandbox,
}) => {
  const [first, second] = cluster.instances;
  await visitor.login("anna");
  await sandbox.expireTokens();
  const here = visitor.at(first);
  expect((await here.send(WALLETS)).status).toBe(200);
  const requests = await sandbox.requestsDuring(async () => {
    expect((await here.at(second).send(WALLETS)).status).toBe(200);
    expect((await here.at(second).open("/wallet")).status).toBe(200);
  });
  expect(refreshesIn(requests)).toEqual([]);
});

test("R8.1 an upstream that takes each refresh token once signs nobody out, whichever instance is asked", async ({
  visitor,
  cluster,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  let renewals = 0;
  cluster.relay.intercept(({ path }) => {
    if (!path.endsWith("/auth/client/refresh")) return undefined;
    renewals += 1;
    return renewals === 1 ? undefined : jsonAnswer({ statusCode: 5001, message: "" }, 401);
  });
  const calls = Array.from({ length: CALLS }, (_, index) =>
    visitor.at(cluster.instances[index % 2 === 0 ? 0 : 1]).send(WALLETS),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual(Array(CALLS).fill(200));
  expect(renewals).toBe(1);
});

test("R8.1 while Redis is away each instance renews by itself, and nobody waits", async ({
  visitor,
  cluster,
  sandbox,
}) => {
  await visitor.login("anna");
  await cluster.redis.crash();
  await sandbox.expireTokens();
  const startedAt = performance.now();
  const requests = await sandbox.requestsDuring(async () => {
    for (const instance of cluster.instances)
      expect((await visitor.at(instance).send(WALLETS)).status).toBe(200);
  });
  expect(refreshesIn(requests).map(({ status }) => status)).toEqual([200, 200]);
  expect(performance.now() - startedAt).toBeLessThan(4_000);
});

import { leaks, logLines, secretsOf } from "./log-secrets.ts";
import { expect, test } from "./test.ts";

const MAILED = "token=a-token-of-a-mail-link";

test("R6.1 the logs of both instances and of the proxy name requests, and hold no secret", async ({
  visitor,
  cluster,
  sandbox,
}) => {
  await visitor.post("/api/session/login", { username: "boris", password: "not-the-password-1" });
  await visitor.login("boris");
  const code = await sandbox.code("boris");
  await visitor.post("/api/session/two-factor", { code });
  await sandbox.expireTokens();
  for (const instance of cluster.instances) await visitor.at(instance).visit("/wallet");
  await visitor.open(`/reset-password?${MAILED}`);
  await cluster.instances[0].terminate();
  const unlucky = [1, 2].map(() => visitor.open(`/verify-email?${MAILED}`));
  expect((await Promise.all(unlucky)).map(({ status }) => status).sort()).toEqual([200, 502]);
  await cluster.restore();
  await sandbox.fail({ path: "/auth/client/wallets", times: 4, kind: "html" });
  for (const instance of cluster.instances) {
    expect((await visitor.at(instance).send("/api/bff/account/wallets")).status).toBe(502);
    expect((await visitor.at(instance).visit("/wallet")).status).toBe(200);
  }
  const cookies = [...visitor.cookies.values()];
  await cluster.redis.crash();
  for (const instance of cluster.instances) await visitor.at(instance).login("anna");
  await visitor.post("/api/session/logout");

  const lines = logLines(cluster);
  for (const { records } of cluster.instances) {
    expect(records().filter(({ route }) => route === "session/login").length).toBeGreaterThan(0);
  }
  expect(cluster.nginx.lines().some((line) => line.includes('"path":"/reset-password"'))).toBe(
    true,
  );
  const secrets = [...secretsOf(cluster), ...cookies, MAILED, "not-the-password-1", `"${code}"`];
  expect(secrets.length).toBeGreaterThan(15);
  expect(leaks(lines, secrets)).toEqual([]);
  // The search would have found them.
  for (const secret of secrets) expect(leaks([`a ${secret} b`], secrets)).toHaveLength(1);
});

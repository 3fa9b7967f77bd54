import { TEST_SECRET } from "../fixtures/application.ts";
import { unsealAs } from "../fixtures/http/sealed.ts";
import type { Cluster } from "./cluster.ts";
import { ClusterVisitor } from "./cluster-visitor.ts";
import type { Instance } from "./instance.ts";
import { NEXT_SECRET } from "./log-secrets.ts";
import { expect, test } from "./test.ts";

const WALLETS = "/api/bff/account/wallets";
const ACCESS = "__Host-accessToken";
const ANCHOR = "__Host-refreshToken";

const OLD_THEN_NEW = `${TEST_SECRET},${NEXT_SECRET}`;
const NEW_THEN_OLD = `${NEXT_SECRET},${TEST_SECRET}`;

async function signInAt(cluster: Cluster, instance: Instance): Promise<ClusterVisitor> {
  const visitor = new ClusterVisitor(cluster, instance.url);
  const { status } = await visitor.login("anna");
  if (status !== 200) throw new Error(`anna cannot sign in: ${status}`);
  return visitor;
}

async function sealedBy(
  secret: string,
  visitor: ClusterVisitor,
  { origin }: Cluster,
): Promise<boolean> {
  const { kind } = await unsealAs("anchor", visitor.cookies.get(ANCHOR), { origin, secret });
  return kind === "anchor";
}

/** A call, a page, and a renewal at each instance that is used at the other. */
async function expectServedByBoth(cluster: Cluster, member: ClusterVisitor): Promise<void> {
  for (const [here, there] of [cluster.instances, [...cluster.instances].reverse()]) {
    if (!here || !there) continue;
    const visitor = member.at(here);
    expect((await visitor.send(WALLETS)).status).toBe(200);
    visitor.cookies.delete(ACCESS);
    expect((await visitor.open("/wallet")).status).toBe(200);
    expect(visitor.cookies.has(ACCESS)).toBe(true);
    const moved = visitor.at(there);
    expect((await moved.send(WALLETS)).status).toBe(200);
    expect(moved.cookies.size).toBe(2);
  }
}

test("R3.2 old,new everywhere, then new,old everywhere: nobody is signed out at any moment", async ({
  cluster,
}) => {
  test.slow();
  const [first, second] = cluster.instances;
  const steps = [
    [first, OLD_THEN_NEW],
    [second, OLD_THEN_NEW],
    [first, NEW_THEN_OLD],
    [second, NEW_THEN_OLD],
  ] as const;
  const members = [await signInAt(cluster, first), await signInAt(cluster, second)];
  for (const [instance, secrets] of steps) {
    await instance.ensure(secrets);
    for (const each of cluster.instances) members.push(await signInAt(cluster, each));
    for (const member of members) await expectServedByBoth(cluster, member);
  }
  expect(
    await Promise.all(members.map((member) => sealedBy(NEXT_SECRET, member, cluster))),
  ).toEqual(
    // By the old one until its instance has the new one in front.
    [false, false, false, false, false, false, true, false, true, true],
  );

  // The last step waits for the end of the oldest session: it ends what the old secret has sealed.
  await first.ensure(NEXT_SECRET);
  const answers = await Promise.all(members.map((member) => member.at(first).send(WALLETS)));
  expect(answers.map(({ status }) => status)).toEqual([
    401, 401, 401, 401, 401, 401, 200, 401, 200, 200,
  ]);
});

test("R3.2 the new secret in front while another instance has the old one alone signs members out there", async ({
  cluster,
}) => {
  const [first, second] = cluster.instances;
  const before = await signInAt(cluster, second);
  await first.ensure(NEW_THEN_OLD);
  // Whoever was signed in stays so, until a renewal at the first instance is brought to the second.
  expect((await before.at(first).send(WALLETS)).status).toBe(200);
  expect((await before.at(second).send(WALLETS)).status).toBe(200);
  const renewed = before.at(first);
  renewed.cookies.delete(ACCESS);
  expect((await renewed.open("/wallet")).status).toBe(200);
  const moved = renewed.at(second);
  expect((await moved.send(WALLETS)).status).toBe(200);
  expect(moved.cookies.has(ANCHOR)).toBe(true);

  const fresh = await signInAt(cluster, first);
  expect((await fresh.at(first).send(WALLETS)).status).toBe(200);
  const lost = fresh.at(second);
  expect((await lost.send(WALLETS)).json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
  expect(lost.cookies.size).toBe(0);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

it("gives the links of the platform", async () => {
  const links = (await sandbox.call(contract.social.links)).value();
  expect(links.contactEmail).toContain("@");
  expect(Object.keys(links.docs ?? {})).toHaveLength(5);
});

it("counts the airdrop season and ranks its members by what they earned, not by what they hold", async () => {
  const summary = async (name: string) => {
    const { accessToken } = await sandbox.login(name);
    return (await sandbox.call(contract.airdrop.summary, { bearer: accessToken })).value();
  };
  const anna = await summary("anna");
  expect(anna).toMatchObject({ balance: "100.000000000000000000", rank: 1 });
  expect(anna.season?.participants).toBe(9);
  await sandbox.control("deposit", { username: "carl", symbol: "AmBTC", amount: "200" });
  expect((await summary("carl")).rank).toBe(2);
  expect((await summary("anna")).rank).toBe(1);
  expect(await summary("newt")).toMatchObject({ balance: "0.000000000000000000", rank: null });
});

it("tells the state of the sandbox and takes a decision on an identity check", async () => {
  const { json: state } = await sandbox.control("state");
  expect(state).toMatchObject({ accessTtlSeconds: 900, seedProfile: "review" });
  expect(state.counts.member).toBe(10);
  await sandbox.control("kyc", { username: "newt", decision: "pending" });
  const { accessToken } = await sandbox.login("newt");
  const user = (await sandbox.call(contract.account.profile, { bearer: accessToken })).value();
  expect(user.kycStatus).toBe("pending");
});

it("serves a console that loads nothing from elsewhere", async () => {
  const response = await fetch(`${sandbox.url}/`);
  const html = await response.text();
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(html).toContain("Sandbox console");
  expect(html).not.toMatch(/(src|href)="http/);
});

it("seeds anew on demand, which ends every session", async () => {
  const { accessToken } = await sandbox.login("anna");
  await sandbox.advance(86_400);
  const { json } = await sandbox.control("seed", { profile: "review" });
  expect(json.clock.offsetSeconds).toBe(0);
  expect(json.counts.session).toBe(0);
  const answer = await sandbox.call(contract.account.profile, { bearer: accessToken });
  expect(answer.json().statusCode).toBe(5001);
  await sandbox.expectBalanced();
});

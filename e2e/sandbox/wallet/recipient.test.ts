import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
});
afterAll(() => sandbox?.close());

const { recipient, savedAddresses } = contract.movement;
const find = (username: string) => sandbox.call(recipient, { bearer, params: { username } });

it("names the member that a transfer would go to, and nothing private", async () => {
  expect((await find("dora")).json()).toEqual({
    username: "dora",
    fullName: "Dora Lindt",
    avatar: { completedUrl: null },
  });
});

it("finds nobody under an unknown name, and refuses oneself", async () => {
  const unknown = await find("stranger");
  expect([unknown.status, unknown.json().statusCode]).toEqual([404, 4040]);
  const oneself = await find("anna");
  expect([oneself.status, Object.keys(oneself.json().errors)]).toEqual([422, ["toUsername"]]);
});

it("lists the member's own addresses, of one chain if asked, twenty a page", async () => {
  const list = async (query: Record<string, string> = {}) =>
    (await sandbox.call(savedAddresses, { bearer, query })).value();
  const all = await list();
  expect(all.items.map(({ label }) => label)).toEqual(["Main wallet", "Savings"]);
  expect(all.items.every(({ address }) => /^0x[0-9a-fA-F]{40}$/.test(address))).toBe(true);
  const now = sandbox.running.sandbox.clock.now();
  const isUsable = all.items.map(({ usableFrom }) => Date.parse(usableFrom ?? "") <= now);
  expect(isUsable).toEqual([true, false]);
  expect(await list({ chainId: "56" })).toEqual(all);
  expect(await list({ chainId: "97" })).toEqual({ items: [], total: 0 });
  expect(await list({ page: "2" })).toEqual({ items: [], total: 2 });
});

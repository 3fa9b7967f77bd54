import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";
const ANOTHER = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";
const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
});
afterAll(() => sandbox?.close());

const { addAddress, removeAddress, savedAddresses } = contract.movement;

function add(body: object, key: string = randomUUID()) {
  return sandbox.call(addAddress, { bearer, key, body });
}

async function list() {
  return (await sandbox.call(savedAddresses, { bearer })).value().items;
}

it("R11.13 saves an address with its checksum, to be used a day later", async () => {
  const item = (await add({ address: ADDRESS.toLowerCase(), label: "Cold", chainId: 97 })).value();
  expect(item).toMatchObject({ address: ADDRESS, label: "Cold", chainId: 97 });
  const rest = Date.parse(item.usableFrom ?? "") - sandbox.running.sandbox.clock.now();
  expect(Math.abs(rest - DAY_MS)).toBeLessThan(5_000);
  expect((await list()).at(-1)).toEqual(item);
  const [mail] = await sandbox.mailsTo("anna@example.com");
  expect(mail).toMatchObject({ kind: "new-address", link: "http://localhost:3000/wallet" });
  expect(mail?.text).toContain(`${ADDRESS} is now one of your saved addresses`);
});

it("takes an address alone, and then means the first chain", async () => {
  expect((await add({ address: ANOTHER })).value()).toMatchObject({ label: null, chainId: 56 });
});

it.each([
  ["a wrong checksum", { address: ANOTHER.replace("E", "e") }, "address"],
  ["an address of the list", { address: ANOTHER.toLowerCase(), chainId: 56 }, "address"],
  ["another chain", { address: ADDRESS, chainId: 1 }, "chainId"],
])("refuses %s at its field", async (_, body, field) => {
  const before = await list();
  const answer = await add(body);
  expect([answer.status, answer.json().statusCode]).toEqual([422, 4220]);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
  expect(await list()).toEqual(before);
});

it("saves once for one key", async () => {
  const body = { address: ADDRESS, label: "Once" };
  const key = randomUUID();
  const [first, second] = [await add(body, key), await add(body, key)];
  expect(second.json()).toEqual(first.json());
  expect((await list()).filter(({ label }) => label === "Once")).toHaveLength(1);
});

it("removes the member's own address and no other", async () => {
  const { id = null } = (await add({ address: simulated("removed") })).value();
  const stranger = await sandbox.bearerOf("newt");
  const remove = (as: string) =>
    sandbox.call(removeAddress, { bearer: as, params: { id: id ?? "" } });
  expect((await remove(stranger)).status).toBe(404);
  const removed = await remove(bearer);
  expect([removed.status, removed.text]).toEqual([204, ""]);
  expect((await remove(bearer)).status).toBe(404);
  expect((await list()).some((item) => item.id === id)).toBe(false);
});

function simulated(text: string): string {
  return `0x${Buffer.from(text.padEnd(20)).toString("hex")}`;
}

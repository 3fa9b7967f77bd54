import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { newcomerProblems } from "./sign-up.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("anna")).accessToken;
});
afterAll(() => sandbox?.close());

const { profile, updateProfile, wallets, wallet } = contract.account;
const { transfer } = contract.movement;
const PNG = Buffer.from("89504e470d0a1a0a0000000d", "hex");

function profileForm(fields: Record<string, string>, avatar?: Buffer, type = "image/png") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (avatar) form.set("avatar", new Blob([new Uint8Array(avatar)], { type }), "avatar");
  return form;
}

describe("profile", () => {
  it("shows the seeded member", async () => {
    const user = (await sandbox.call(profile, { bearer })).value();
    expect(user).toMatchObject({
      username: "anna",
      email: "anna@example.com",
      isValid: true,
      kycStatus: "approved",
      gg2FAEnabled: false,
    });
  });

  it("changes only what is sent and clears what is sent empty", async () => {
    const body = profileForm({ fullName: "  Anna B. ", phone: "", theme: "dark" });
    const user = (await sandbox.call(updateProfile, { bearer, body })).value();
    expect(user).toMatchObject({ fullName: "Anna B.", phone: null, theme: "dark", country: "DE" });
  });

  it("serves an avatar at an address of its own", async () => {
    const body = profileForm({}, PNG, "text/plain");
    const { avatar } = (await sandbox.call(updateProfile, { bearer, body })).value();
    expect(avatar?.completedUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/avatars\/[\w-]+$/);
    const picture = await fetch(avatar?.completedUrl ?? "");
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);
    expect((await fetch(`${sandbox.url}/media/avatars/unknown`)).status).toBe(404);
  });

  it("judges an avatar by its first bytes and its size", async () => {
    const text = await sandbox.call(updateProfile, {
      bearer,
      body: profileForm({}, Buffer.from("<svg onload=alert(1)>")),
    });
    expect(text.json().errors.avatar).toEqual(["The file must be one of: png, jpeg, webp."]);
    const large = Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]);
    const tooLarge = await sandbox.call(updateProfile, { bearer, body: profileForm({}, large) });
    expect([tooLarge.status, tooLarge.json().errors.avatar]).toEqual([
      422,
      ["The file must not exceed 2\u00a0MB."],
    ]);
    const huge = profileForm({}, Buffer.alloc(4 * 1024 * 1024));
    expect((await sandbox.call(updateProfile, { bearer, body: huge })).status).toBe(413);
  });

  it("refuses malformed fields and other content types", async () => {
    const body = profileForm({ country: "Germany", phone: "call me" });
    const answer = await sandbox.call(updateProfile, { bearer, body });
    expect(Object.keys(answer.json().errors)).toEqual(["phone", "country"]);
    const json = await sandbox.call(updateProfile, { bearer, body: { fullName: "A" } });
    expect(json.status).toBe(415);
  });

  it("takes no name with what nobody sees, as a sign-up does not", async () => {
    for (const fullName of [
      "Al\u200bice",
      "Al\u200cice",
      "Al\u200dice",
      "Al\u2060ice",
      "Al\ufeffice",
    ]) {
      const form = { username: "alice_9", email: "alice_9@example.com", fullName };
      const update = await sandbox.call(updateProfile, { bearer, body: profileForm({ fullName }) });
      const refused = { fullName: ["Leave out invisible characters."] };
      expect([update.status, update.json().errors]).toEqual([422, refused]);
      const { database } = sandbox.running.sandbox;
      expect(newcomerProblems(database, form)).toEqual({ fullName: refused.fullName[0] });
    }
    const body = profileForm({ fullName: "علی\u200cرضا" });
    const { fullName } = (await sandbox.call(updateProfile, { bearer, body })).value();
    expect(fullName).toBe("علی\u200cرضا");
  });
});

describe("wallets", () => {
  it("hold exactly the seeded amounts, with values rounded down", async () => {
    await sandbox.control("price", { code: "MERLIN", path: Array(10).fill("0.333333") });
    const list = (await sandbox.call(wallets, { bearer })).value();
    expect(list.map(({ symbol, available }) => [symbol, available])).toEqual([
      ["USDT", "1000.000000000000000000"],
      ["MERLIN", "2000.000000000000000000"],
      ["mBTC", "0.500000000000000000"],
      ["AmBTC", "100.000000000000000000"],
    ]);
    expect(list[1]).toMatchObject({
      price: "0.333333000000000000",
      // 2 000 available and 300 staked.
      valueUSDT: "766.665900000000000000",
    });
  });

  it("say what each one can do", async () => {
    const list = (await sandbox.call(wallets, { bearer })).value();
    expect(
      list.map(({ canConvert, convertTo, canTransfer }) => [canConvert, convertTo, canTransfer]),
    ).toEqual([
      [true, ["MERLIN"], true],
      [false, [], true],
      [true, ["USDT"], false],
      [true, ["mBTC"], false],
    ]);
    const newt = await sandbox.bearerOf("newt");
    const others = (await sandbox.call(wallets, { bearer: newt })).value();
    expect(others[3]).toMatchObject({ canConvert: false, convertTo: [] });
  });

  it("give the same deposit address for ever, and none for tokens without deposits", async () => {
    const read = async (code: string) =>
      (await sandbox.call(wallet, { bearer, params: { code } })).value();
    const usdt = await read("USDT");
    expect(usdt.depositAddress?.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    expect(usdt.depositAddress).toMatchObject({ chainId: 56 });
    expect(usdt.fees).toEqual({ withdraw: "1.000000000000000000", convertBps: 50 });
    expect((await read("USDT")).depositAddress).toEqual(usdt.depositAddress);
    expect((await read("AmBTC")).depositAddress).toBeNull();
    const unknown = await sandbox.call(wallet, { bearer, params: { code: "DOGE" } });
    expect([unknown.status, unknown.json().statusCode]).toEqual([404, 4040]);
  });

  it("need a bearer", async () => {
    expect((await sandbox.call(wallets)).json().statusCode).toBe(5001);
  });
});

describe("transfer", () => {
  const send = (body: object, token = bearer) =>
    sandbox.call(transfer, { bearer: token, key: randomUUID(), body });

  it("moves an amount to the last digit and returns the touched wallet", async () => {
    const amount = "0.000000000000000001";
    const answer = (await send({ symbol: "MERLIN", toUsername: "dora", amount })).value();
    expect(answer.transaction).toMatchObject({
      type: "transfer_out",
      direction: "out",
      symbol: "MERLIN",
      amount,
      counterparty: "do••a",
      status: "completed",
      balanceAfter: "1999.999999999999999999",
    });
    expect(answer.wallets).toEqual([
      {
        symbol: "MERLIN",
        available: "1999.999999999999999999",
        locked: "300.000000000000000000",
      },
    ]);
  });

  it("refuses more than is available and says how much that is", async () => {
    const answer = await send({ symbol: "USDT", toUsername: "dora", amount: "1000.01" });
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({
      statusCode: 4221,
      available: "1000.000000000000000000",
      errors: { amount: [expect.any(String)] },
    });
  });

  it("refuses oneself, strangers and other tokens", async () => {
    const order = { symbol: "USDT", toUsername: "dora", amount: "1" };
    const errors = async (change: object) =>
      Object.keys((await send({ ...order, ...change })).json().errors);
    expect(await errors({ toUsername: "anna" })).toEqual(["toUsername"]);
    expect(await errors({ toUsername: "stranger" })).toEqual(["toUsername"]);
    expect(await errors({ symbol: "mBTC" })).toEqual(["symbol"]);
    expect(await errors({ amount: "-1" })).toEqual(["amount"]);
  });

  it("asks a member with a second factor for its code and counts a wrong one", async () => {
    const pending = await sandbox.login("erik");
    const { accessToken } = (
      await sandbox.call(contract.account.twoFactorValid, {
        bearer: pending.gg2FAToken,
        body: { code: await sandbox.usableCode("erik") },
      })
    ).value();
    const order = { symbol: "USDT", toUsername: "dora", amount: "1" };
    expect(Object.keys((await send(order, accessToken)).json().errors)).toEqual(["code"]);
    const wrong = await send({ ...order, code: "000000" }, accessToken);
    expect(wrong.json()).toMatchObject({ triesLeft: 4, errors: { code: [expect.any(String)] } });
    const code = await sandbox.usableCode("erik");
    const sent = (await send({ ...order, code }, accessToken)).value();
    expect(sent.wallets[0]?.available).toBe("999.000000000000000000");
  });
});

import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { createSiweMessage } from "viem/siwe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ORIGIN, standIn, standInSite } from "./testing/stand-in-site.ts";

const owner = privateKeyToAccount(generatePrivateKey());
const stranger = privateKeyToAccount(generatePrivateKey());
const SAVED = { id: "7", address: owner.address, label: null, chainId: 56 };
const NO = { jsonrpc: "2.0", id: 1, result: `0x${"0".repeat(64)}` };
const YES = { jsonrpc: "2.0", id: 1, result: `0x${"1".padStart(64, "0")}` };

let upstream: Awaited<ReturnType<typeof standIn>>;
let chain: Awaited<ReturnType<typeof standIn>>;
let site: Awaited<ReturnType<typeof standInSite>>;
let anna: string;

beforeAll(async () => {
  upstream = await standIn({ status: 200, body: SAVED });
  chain = await standIn({ status: 200, body: NO });
});
afterAll(() => Promise.all([upstream.close(), chain.close()]));
beforeEach(async () => {
  upstream.answer({ status: 200, body: SAVED });
  chain.answer({ status: 200, body: NO });
  for (const { arrivals } of [upstream, chain]) arrivals.length = 0;
  site = await standInSite(upstream.url, chain.url);
  anna = await site.member("anna");
});
afterEach(() => vi.unstubAllEnvs());

type Fields = Partial<Parameters<typeof createSiweMessage>[0]>;

async function signed(fields: Fields = {}, signer = owner, member = anna) {
  const { nonce, expiresAt } = (await site.askNonce(member)).json;
  const message = createSiweMessage({
    address: owner.address,
    chainId: 56,
    domain: "localhost:3000",
    uri: ORIGIN,
    version: "1",
    nonce,
    statement: "I own this address.",
    issuedAt: new Date(),
    expirationTime: new Date(expiresAt),
    ...fields,
  });
  return { message, signature: await signer.signMessage({ message }) };
}

async function refusal(answer: ReturnType<typeof site.saveAddress>) {
  const { status, json } = await answer;
  return [status, json.error?.code];
}

describe("an address whose owner has signed", () => {
  it("R4.9 is saved upstream, as the member, once, under a key that follows from the message", async () => {
    const order = await signed();
    const proof = "a-proof-of-the-step-up-0123456789";
    const answer = await site.saveAddress(anna, { ...order, label: " Cold ", proof });
    expect([answer.status, answer.json]).toEqual([200, { item: SAVED }]);
    expect(upstream.arrivals).toEqual([
      {
        path: "/auth/client/blockchain-wallet/add",
        key: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
        bearer: "Bearer access-anna",
        body: { address: owner.address, chainId: 56, label: "Cold", proof },
      },
    ]);
    expect(chain.arrivals).toEqual([]);
  });

  it("R4.9 is saved when a contract of the chain says that the signature is its own", async () => {
    chain.answer({ status: 200, body: YES });
    const order = await signed({ chainId: 97 }, stranger);
    expect((await site.saveAddress(anna, order)).status).toBe(200);
    expect(upstream.arrivals[0]?.body).toEqual({ address: owner.address, chainId: 97 });
  });

  it("R8.2 brings the upstream's words about its fields to them", async () => {
    const errors = { address: ["This address is on your list already."] };
    upstream.answer({ status: 422, body: { statusCode: 4220, message: "Check", errors } });
    const { status, json } = await site.saveAddress(anna, await signed());
    expect([status, json.error.code, json.error.fields]).toEqual([
      422,
      "VALIDATION_FAILED",
      errors,
    ]);
  });
});

describe("nothing reaches the upstream", () => {
  afterEach(() => expect(upstream.arrivals).toEqual([]));

  it("R4.9 with the signature of another account", async () => {
    const order = await signed({}, stranger);
    expect(await refusal(site.saveAddress(anna, order))).toEqual([422, "WALLET_SIGNATURE"]);
    expect(await refusal(site.saveAddress(anna, order))).toEqual([409, "WALLET_NONCE"]);
  });

  it.each<[string, Fields]>([
    ["made for another domain", { domain: "evil.example" }],
    ["made for another site", { uri: "https://evil.example" }],
    ["of another chain", { chainId: 1 }],
    ["that has expired", { expirationTime: new Date(Date.now() - 1_000) }],
    ["that comes from the future", { issuedAt: new Date(Date.now() + 120_000) }],
    ["without an end", { expirationTime: undefined }],
  ])("R4.9 with a message %s", async (_, fields) => {
    const order = await signed(fields);
    expect(await refusal(site.saveAddress(anna, order))).toEqual([422, "WALLET_MESSAGE"]);
  });

  it("R4.9 with the nonce of another member, of another session, or of nobody", async () => {
    const boris = await site.member("boris");
    const elsewhere = await site.member("anna");
    for (const order of [
      await signed({}, owner, boris),
      await signed({}, owner, elsewhere),
      await signed({ nonce: `${"0123456789abcdef".repeat(3)}01234567` }),
    ])
      expect(await refusal(site.saveAddress(anna, order))).toEqual([409, "WALLET_NONCE"]);
  });

  it("R4.9 without a session, or before the second factor", async () => {
    const order = await signed();
    expect(await refusal(site.saveAddress("", order))).toEqual([401, "UNAUTHENTICATED"]);
    const boris = await site.pendingMember();
    expect(await refusal(site.saveAddress(boris, order))).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
    expect(await refusal(site.askNonce(""))).toEqual([401, "UNAUTHENTICATED"]);
    expect(await refusal(site.askNonce(boris))).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
  });

  it("R6.1 from another site or without our header", async () => {
    const order = await signed();
    for (const headers of [{ origin: "https://evil.example" }, { "x-csrf": "" }] as Record<
      string,
      string
    >[]) {
      expect(await refusal(site.saveAddress(anna, order, headers))).toEqual([403, "CSRF"]);
      expect(await refusal(site.askNonce(anna, undefined, headers))).toEqual([403, "CSRF"]);
    }
  });

  it("R4.9 with what is no order, too large or not JSON", async () => {
    const { message, signature } = await signed();
    for (const [body, fields] of [
      [{}, ["message", "signature"]],
      [{ message, signature: "yes" }, ["signature"]],
      [{ message, signature: "0x1" }, ["signature"]],
      [{ message: "a".repeat(2_049), signature }, ["message"]],
      [{ message, signature, label: "a".repeat(41) }, ["label"]],
      [{ message, signature, label: "a\nb" }, ["label"]],
    ] as const) {
      const { status, json } = await site.saveAddress(anna, body);
      expect([status, json.error.code]).toEqual([422, "VALIDATION_FAILED"]);
      expect(Object.keys(json.error.fields).toSorted()).toEqual(fields);
    }
    const large = { message: "a".repeat(17_000), signature };
    expect(await refusal(site.saveAddress(anna, large))).toEqual([413, "TOO_LARGE"]);
    const type = { "content-type": "text/plain" };
    const answer = site.saveAddress(anna, { message, signature }, type);
    expect(await refusal(answer)).toEqual([415, "UNSUPPORTED_MEDIA"]);
    const nonsense = site.saveAddress(anna, { message: "Hello", signature });
    expect(await refusal(nonsense)).toEqual([422, "WALLET_MESSAGE"]);
  });
});

describe("a nonce", () => {
  it("R4.9 is good for one address, however many ask at once", async () => {
    const order = await signed();
    const answers = await Promise.all([1, 2, 3].map(() => refusal(site.saveAddress(anna, order))));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([, code]) => code === "WALLET_NONCE")).toHaveLength(2);
    expect(await refusal(site.saveAddress(anna, order))).toEqual([409, "WALLET_NONCE"]);
    expect(upstream.arrivals).toHaveLength(1);
  });

  it("R4.9 is not used up while no chain answers", async () => {
    chain.answer({ status: 500, body: {} });
    const order = await signed({}, stranger);
    const answer = await site.saveAddress(anna, order);
    expect([answer.status, answer.json.error.code]).toEqual([503, "WALLET_UNCHECKED"]);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(upstream.arrivals).toEqual([]);
    chain.answer({ status: 200, body: YES });
    expect((await site.saveAddress(anna, order)).status).toBe(200);
  });

  it("R4.9 serves again, under the same key, when it is unknown what the upstream did", async () => {
    upstream.answer({ status: 503, body: {} });
    const order = await signed();
    expect(await refusal(site.saveAddress(anna, order))).toEqual([503, "UPSTREAM_UNAVAILABLE"]);
    upstream.answer({ status: 200, body: SAVED });
    expect((await site.saveAddress(anna, order)).status).toBe(200);
    const keys = upstream.arrivals.map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it("R4.9 is asked for thirty times in a quarter of an hour, by each member", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await site.askNonce(anna)).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await site.askNonce(await site.member("boris"))).status).toBe(200);
  });

  it("R4.9 lets a member send thirty addresses in a quarter of an hour", async () => {
    for (let count = 0; count < 30; count += 1) await site.saveAddress(anna, {});
    const { status, json } = await site.saveAddress(anna, await signed());
    expect([status, json.error.code]).toEqual([429, "RATE_LIMITED"]);
    expect(json.error.details.retryAfterSeconds).toBeGreaterThan(0);
  });
});

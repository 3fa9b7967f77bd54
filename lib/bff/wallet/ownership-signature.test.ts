import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createTestClient, http } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type LocalChain, startLocalChain } from "../../testing/local-chain.ts";
import { judgeSignature } from "./ownership-signature.ts";

/** Contracts that answer `isValidSignature` with ERC-1271's word, with nothing, and by a revert. */
const SAYS_YES = "0x631626ba7e60e01b60005260206000f3";
const SAYS_NO = "0x60206000f3";
const REVERTS = "0x60006000fd";

const owner = privateKeyToAccount(generatePrivateKey());
const contract = "0x52908400098527886E0F7030069857D2E4169EE7";
const message = "I own this address.";
const { signal } = new AbortController();
const DEAD = "http://127.0.0.1:1";

let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain(56);
});
afterAll(() => chain.stop());

async function judgeContract(bytecode: `0x${string}`, rpcUrls: readonly string[]) {
  const client = createTestClient({ mode: "anvil", transport: http(chain.url) });
  await client.setCode({ address: contract, bytecode });
  const signature = await owner.signMessage({ message });
  return judgeSignature({ address: contract, message, signature }, { rpcUrls, signal });
}

describe("a signature", () => {
  it("R4.9 of an account is checked without asking anybody", async () => {
    const signature = await owner.signMessage({ message });
    const signed = { address: owner.address, message, signature };
    expect(await judgeSignature(signed, { rpcUrls: [DEAD], signal })).toBe("own");
  });

  it("R4.9 of another account, or none at all, is foreign once the chain was asked", async () => {
    const signature = await owner.signMessage({ message: "Another text" });
    for (const wrong of [signature, "0x", "0x00", `${signature}00`] as const) {
      const signed = { address: owner.address, message, signature: wrong };
      expect(await judgeSignature(signed, { rpcUrls: [chain.url], signal }), wrong).toBe("foreign");
    }
  });

  it("R4.9 for a contract is what the contract says", async () => {
    expect(await judgeContract(SAYS_YES, [chain.url])).toBe("own");
    expect(await judgeContract(SAYS_NO, [chain.url])).toBe("foreign");
    expect(await judgeContract(REVERTS, [chain.url])).toBe("foreign");
  });

  it("R7.6 is asked of the next endpoint when the first is away", async () => {
    expect(await judgeContract(SAYS_YES, [DEAD, chain.url])).toBe("own");
    expect(await judgeContract(SAYS_NO, [DEAD, chain.url])).toBe("foreign");
  });

  it.each([
    ["refuses the connection", undefined, ""],
    ["is overloaded", 429, "{}"],
    ["fails", 500, "{}"],
    ["is no chain", 200, "<p>Hello</p>"],
    ["sends elsewhere", 307, ""],
    ["does not know the call", 200, JSON.stringify({ error: { code: -32601, message: "no" } })],
    ["has had enough", 200, JSON.stringify({ error: { code: -32005, message: "limit" } })],
  ])("R4.9 is undecided when the only endpoint %s", async (_, status, body) => {
    const server = createServer((_request, response) => {
      response.writeHead(status ?? 200, {
        location: chain.url,
        "content-type": "application/json",
      });
      response.end(body);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const url = status ? `http://127.0.0.1:${port}` : DEAD;
    expect(await judgeContract(SAYS_YES, [url])).toBe("undecided");
    server.closeAllConnections();
    server.close();
  });

  it("R4.9 is undecided when the endpoint is silent, and when the member leaves", async () => {
    const server = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const rpcUrls = [`http://127.0.0.1:${port}`];
    const signature = await owner.signMessage({ message });
    const signed = { address: contract, message, signature } as const;
    const leaving = AbortSignal.abort();
    expect(await judgeSignature(signed, { rpcUrls, signal: leaving })).toBe("undecided");
    expect(await judgeSignature(signed, { rpcUrls, signal })).toBe("undecided");
    server.closeAllConnections();
    server.close();
  });

  it("R4.9 is undecided after nine seconds, however many endpoints are silent", async () => {
    const limit = new AbortController();
    const limits = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    const asked: string[] = [];
    const server = createServer(({ url = "" }) => {
      asked.push(url);
      limit.abort();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const rpcUrls = ["/1", "/2", "/3", "/4"].map((path) => `http://127.0.0.1:${port}${path}`);
    const signature = await owner.signMessage({ message });
    const signed = { address: contract, message, signature } as const;
    const startedAt = performance.now();
    expect(await judgeSignature(signed, { rpcUrls, signal })).toBe("undecided");
    // An endpoint alone has three.
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(limits).toHaveBeenCalledWith(9_000);
    expect(asked).toEqual(["/1"]);
    limits.mockRestore();
    server.closeAllConnections();
    server.close();
  });
});

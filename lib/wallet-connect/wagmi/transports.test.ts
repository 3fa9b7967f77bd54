import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createPublicClient } from "viem";
import { afterEach, describe, expect, it } from "vitest";
import { memberChains } from "../chains.ts";
import { SETTINGS } from "../testing/fake-page.ts";
import { rpcTransport } from "./transports.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function endpoint(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answering(result: string, asked: { count: number }): Promise<string> {
  return endpoint((request, response) => {
    asked.count += 1;
    request.resume().on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ jsonrpc: "2.0", id: 0, result }));
    });
  });
}

function failing(status: number): Promise<string> {
  return endpoint((_, response) => response.writeHead(status).end());
}

async function refusing(): Promise<string> {
  const url = await endpoint(() => {});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return url;
}

async function chainIdBehind(first: string, timeoutMs: number, asked = { count: 0 }) {
  const second = await answering("0x38", asked);
  const [chain] = memberChains(SETTINGS);
  const client = createPublicClient({ chain, transport: rpcTransport([first, second], timeoutMs) });
  return client.getChainId();
}

describe("the RPC addresses of a chain", () => {
  it("R7.6 are asked in order: the second hears nothing while the first answers", async () => {
    const [first, second] = [{ count: 0 }, { count: 0 }];
    expect(await chainIdBehind(await answering("0x61", first), 3000, second)).toBe(97);
    expect([first.count, second.count]).toEqual([1, 0]);
  });

  it("R7.6 fall back when the first refuses the connection", async () => {
    expect(await chainIdBehind(await refusing(), 3000)).toBe(56);
  });

  it.each([429, 500, 503])("R7.6 fall back when the first answers %s", async (status) => {
    expect(await chainIdBehind(await failing(status), 3000)).toBe(56);
  });

  it("R7.6 fall back when the first hangs, after its own time limit", async () => {
    expect(await chainIdBehind(await endpoint(() => {}), 100)).toBe(56);
  });

  it("R7.6 have three seconds each unless told otherwise", () => {
    const { transports } = rpcTransport(["https://a.example", "https://b.example"])({}).value ?? {};
    expect(transports?.map(({ config }) => config.timeout)).toEqual([3_000, 3_000]);
  });
});

describe("the chains of the connection", () => {
  it("R9.1 are 56, the default, and 97, with 18 native decimals and our addresses inside", () => {
    const [main, test] = memberChains(SETTINGS);
    expect([main.id, test.id]).toEqual([56, 97]);
    for (const { nativeCurrency } of [main, test]) expect(nativeCurrency.decimals).toBe(18);
    expect(main.rpcUrls).toEqual({ default: { http: SETTINGS.rpcUrls[56] } });
    expect(test.rpcUrls).toEqual({ default: { http: SETTINGS.rpcUrls[97] } });
  });

  it("must have an address each", () => {
    expect(() => memberChains({ rpcUrls: { 56: [], 97: ["https://a.example"] } })).toThrow("56");
  });
});

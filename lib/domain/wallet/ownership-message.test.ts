import { parseSiweMessage, validateSiweMessage } from "viem/siwe";
import { expect, it } from "vitest";
import { ownershipMessage } from "./ownership-message.ts";

const ADDRESS = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

const claim = {
  account: { address: ADDRESS.toLowerCase(), chainId: 97 },
  nonce: "abcdefgh12345678",
  issuedAt: "2026-05-01T10:00:00.000Z",
  expiresAt: "2026-05-01T10:05:00.000Z",
  site: { host: "localhost:3000", origin: "http://localhost:3000" },
};

it("R4.9 the message names the site, the account with its checksum, the chain and the server's nonce", async () => {
  const message = parseSiweMessage(await ownershipMessage(claim));
  expect(message).toMatchObject({
    address: ADDRESS,
    chainId: 97,
    domain: "localhost:3000",
    uri: "http://localhost:3000",
    nonce: claim.nonce,
    version: "1",
  });
  expect(message.statement).toContain("moves nothing");
});

it("holds from the nonce's own moment to its end, whatever the browser's clock says", async () => {
  const message = parseSiweMessage(await ownershipMessage(claim));
  expect(message.issuedAt?.toISOString()).toBe("2026-05-01T10:00:00.000Z");
  const at = (time: string) => validateSiweMessage({ message, time: new Date(time) });
  expect(at("2026-05-01T10:04:59Z")).toBe(true);
  expect(at("2026-05-01T10:05:00Z")).toBe(false);
});

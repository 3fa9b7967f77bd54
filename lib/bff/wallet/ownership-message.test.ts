import { describe, expect, it } from "vitest";
import { readOwnershipMessage } from "./ownership-message.ts";

const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";
const NONCE = "0123456789abcdef";
const NOW = Date.parse("2026-01-02T03:05:00.000Z");

const LINES = {
  opening: "app.example:8443 wants you to sign in with your Ethereum account:",
  address: ADDRESS,
  blank: "",
  statement: "I own this address.",
  space: "",
  uri: "URI: https://app.example:8443",
  version: "Version: 1",
  chain: "Chain ID: 56",
  nonce: `Nonce: ${NONCE}`,
  issued: "Issued At: 2026-01-02T03:04:05.000Z",
  ends: "Expiration Time: 2026-01-02T03:09:05.000Z",
};

function message(changes: Partial<typeof LINES> = {}): string {
  return Object.values({ ...LINES, ...changes }).join("\n");
}

function read(text: string) {
  const appOrigin = "https://app.example:8443";
  return readOwnershipMessage(text, { appOrigin, chainIds: [56, 97], nowMs: NOW });
}

describe("a message that proves an address", () => {
  it("R4.9 names address, chain and nonce", () => {
    expect(read(message())).toEqual({ address: ADDRESS, chainId: 56, nonce: NONCE });
    expect(read(message({ chain: "Chain ID: 97" }))).toMatchObject({ chainId: 97 });
    const opening = `https://${LINES.opening}`;
    expect(read(message({ opening }))).toMatchObject({ address: ADDRESS });
  });

  it.each([
    ["another domain", { opening: LINES.opening.replace("app.", "evil.") }],
    ["the domain without its port", { opening: LINES.opening.replace(":8443", "") }],
    ["another scheme", { opening: `http://${LINES.opening}` }],
    ["another site's uri", { uri: "URI: https://evil.example" }],
    ["a uri below the site's", { uri: "URI: https://app.example:8443/path" }],
    ["another version", { version: "Version: 2" }],
    ["another chain", { chain: "Chain ID: 1" }],
    ["a chain of another spelling", { chain: "Chain ID: 056" }],
    ["a short nonce", { nonce: "Nonce: 0123" }],
    ["an issue in the future", { issued: "Issued At: 2026-01-02T03:06:01.000Z" }],
    ["an issue on no day", { issued: "Issued At: 2026-13-02T03:04:05.000Z" }],
    ["an end that has passed", { ends: "Expiration Time: 2026-01-02T03:05:00.000Z" }],
    ["an end on no day", { ends: "Expiration Time: soon" }],
    ["a beginning to come", { ends: `${LINES.ends}\nNot Before: 2026-01-02T03:08:00.000Z` }],
    ["a wrong checksum", { address: ADDRESS.replace("E", "e") }],
    ["something before it", { opening: `Hello\n${LINES.opening}` }],
    ["something after it", { ends: `${LINES.ends}\nAnd send all my coins to eve` }],
    ["a statement of several lines", { statement: "One\nTwo" }],
    ["a second nonce", { nonce: `${LINES.nonce}\nNonce: fedcba9876543210` }],
  ])("R4.9 is refused with %s", (_, changes) => {
    expect(read(message(changes))).toBeNull();
  });

  it("R4.9 is refused without an end, and when it is another text altogether", () => {
    const [, ...rest] = message().split("\n").toReversed();
    expect(read(rest.toReversed().join("\n"))).toBeNull();
    for (const text of ["", "hello", "\n".repeat(2_000), message().replaceAll("\n", "\r\n")])
      expect(read(text)).toBeNull();
  });
});

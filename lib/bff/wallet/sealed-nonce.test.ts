import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SECRET = "test-secret-for-this-suite-alone-0001";
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

async function load(secrets: string) {
  vi.resetModules();
  for (const [name, value] of Object.entries({
    APP_ORIGIN: "https://app.example",
    TRUSTED_PROXY_HOPS: "0",
    SESSION_SECRET: secrets,
    UPSTREAM_URL: "https://upstream.example",
    UPSTREAM_API_KEY: "key",
  }))
    vi.stubEnv(name, value);
  return import("./sealed-nonce.ts");
}

let nonces: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  nonces = await load(SECRET);
});
afterEach(() => vi.unstubAllEnvs());

describe("a nonce", () => {
  it("R4.9 is letters and digits, new each time, and ends after five minutes", () => {
    const { nonce, issuedAt, expiresAt } = nonces.issueNonce("a-session", NOW);
    expect(nonce).toMatch(/^[0-9a-z]{56}$/);
    expect(nonces.issueNonce("a-session", NOW).nonce).not.toBe(nonce);
    expect(issuedAt).toBe("2026-01-02T03:04:05.000Z");
    expect(expiresAt).toBe("2026-01-02T03:09:05.000Z");
    const end = Date.parse(expiresAt);
    expect(nonces.isNonceOf(nonce, "a-session", end - 1)).toBe(true);
    expect(nonces.isNonceOf(nonce, "a-session", end)).toBe(false);
  });

  it("R4.9 is of one session and no other", () => {
    const { nonce } = nonces.issueNonce("a-session", NOW);
    expect(nonces.isNonceOf(nonce, "another-session", NOW)).toBe(false);
  });

  it("R4.9 is refused with any of its characters changed, and whatever else arrives", () => {
    const { nonce } = nonces.issueNonce("a-session", NOW);
    const changed = Array.from(nonce, (character, index) => {
      const other = character === "0" ? "1" : "0";
      return nonce.slice(0, index) + other + nonce.slice(index + 1);
    });
    for (const text of [...changed, "", nonce.slice(1), `${nonce}0`, nonce.toUpperCase(), "z"])
      expect(nonces.isNonceOf(text, "a-session", NOW), text).toBe(false);
  });

  it("R4.9 outlives a change of the secret, and not the secret", async () => {
    const { nonce } = nonces.issueNonce("a-session", NOW);
    const rotated = await load(`another-secret-another-secret-0002,${SECRET}`);
    expect(rotated.isNonceOf(nonce, "a-session", NOW)).toBe(true);
    const replaced = await load("another-secret-another-secret-0002");
    expect(replaced.isNonceOf(nonce, "a-session", NOW)).toBe(false);
  });
});

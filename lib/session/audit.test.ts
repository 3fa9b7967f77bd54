import { beforeEach, describe, expect, it, vi } from "vitest";
import { accountHash, audit, type Naming } from "./audit.ts";

beforeEach(() => {
  vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
  vi.stubEnv("SESSION_SECRET", "k3Jq8vT0mZr5Xw1Yb7Ns2Lh6Pd9Fc4Ga");
  vi.stubEnv("UPSTREAM_URL", "http://127.0.0.1:4010");
  vi.stubEnv("UPSTREAM_API_KEY", "key");
});

describe("the hash of an account", () => {
  it("is that of its lines, however the name is typed", () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    audit("sign-in refused", { account: "anna" });
    const { account } = JSON.parse(String(write.mock.calls[0]?.[0]));
    expect(account).toMatch(/^[0-9a-f]{16}$/);
    for (const typed of ["anna", "Anna", " ANNA "]) expect(accountHash(typed)).toBe(account);
  });

  it("is another one for the e-mail address of the same member", () => {
    expect(accountHash("anna@example.com")).not.toBe(accountHash("anna"));
  });
  it("is another one under another secret or at another deployment, whichever is asked for first", () => {
    const here = { sessionSecrets: ["a".repeat(32)], appOrigin: "https://a.example" };
    const others: readonly Naming[] = [
      { ...here, sessionSecrets: ["b".repeat(32)] },
      { ...here, appOrigin: "https://b.example" },
    ];
    const hashes = [here, ...others].map((naming) => accountHash("anna", naming));
    expect(new Set(hashes).size).toBe(3);
    expect(accountHash("anna", { ...here })).toBe(hashes[0]);
  });
});

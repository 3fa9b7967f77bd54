import { expect, it, vi } from "vitest";
import { UpstreamUnavailableError } from "../upstream/errors.ts";
import { callAsMember } from "./call.ts";
import type { CookieChange } from "./cookies.ts";
import type { Anchor } from "./seal.ts";

const RENEWED = [{ name: "refreshToken" }] as unknown as readonly CookieChange[];

vi.mock("./refresh.ts", () => ({
  refreshAccess: async () => ({
    kind: "refreshed",
    access: { accessToken: "renewed" },
    cookies: RENEWED,
  }),
}));

const SESSION = { anchor: {} as Anchor, access: null };

it("R8.1 a renewed session is handed over although the call that it was renewed for fails", async () => {
  const outage = new UpstreamUnavailableError("GET wallets: status 503", { requestId: "1" });
  const handed: unknown[] = [];
  const send = async () => {
    expect(handed).toEqual([RENEWED]);
    throw outage;
  };
  const call = callAsMember(send, SESSION, "1", (cookies) => handed.push(cookies));
  await expect(call).rejects.toBe(outage);
  expect(handed).toEqual([RENEWED]);
});

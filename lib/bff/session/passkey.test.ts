import { beforeEach, expect, it, vi } from "vitest";
import { forgetInProcess } from "../../process/shared.ts";
import { sealCeremony } from "../../session/begin.ts";
import { type Handler, handle } from "../handler/handler.ts";
import { NONCE_SECONDS } from "../limits/limiters.ts";
import { handlePasskey } from "./passkey.ts";

vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
vi.stubEnv("UPSTREAM_API_KEY", "key");

const upstream = vi.hoisted(() => ({ answer: {} as unknown }));

vi.mock("../../upstream/call.ts", async (original) => ({
  ...(await original<object>()),
  callUpstream: async ({ path }: { path: string }) =>
    path === "/profile" ? { ok: true, value: { id: "7", username: "anna" } } : upstream.answer,
}));

const WRONG = { ok: false, refusal: { status: 422, body: { statusCode: 4220, message: "" } } };
const RIGHT = {
  accessToken: "access",
  refreshToken: "refresh",
  gg2FAToken: "",
  validGG2FA: true,
};

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  forgetInProcess("limiters");
});

/** Signs a challenge of its own. */
async function signIn(passkey: string) {
  const { name, value } = await sealCeremony("a-challenge");
  const response = { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" };
  const assertion = { id: passkey, rawId: passkey, type: "public-key", response };
  const headers = {
    "content-type": "application/json",
    "x-csrf": "1",
    origin: "http://localhost:3000",
    cookie: `${name}=${value}`,
  };
  const body = JSON.stringify({ assertion });
  const request = new Request("http://localhost/api", { method: "POST", headers, body });
  const answer = await handle({ id: "probe" }, handlePasskey as Handler)(request, {
    params: Promise.resolve({}),
  });
  const set = answer.headers.getSetCookie().filter((line) => !/max-age=0/i.test(line));
  return { status: answer.status, set: set.map((line) => line.split("=", 1)[0]) };
}

it("R12.1 a passkey begins a session, and none where the upstream asks for more than it", async () => {
  upstream.answer = { ok: true, value: RIGHT };
  expect(await signIn("one")).toEqual({ status: 200, set: ["refreshToken", "accessToken"] });
  for (const less of [
    { ...RIGHT, validGG2FA: false, gg2FAToken: "owed" },
    { ...RIGHT, accessToken: "" },
  ]) {
    upstream.answer = { ok: true, value: less };
    expect(await signIn("one")).toEqual({ status: 502, set: [] });
  }
});

it("R4.2 whoever guesses at one passkey slows no other one", async () => {
  upstream.answer = WRONG;
  for (let turn = 0; turn < 10; turn += 1) expect((await signIn("one")).status).toBe(422);
  const startedAt = performance.now();
  expect((await signIn("two")).status).toBe(422);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

it("R12.5 a challenge is over before it is forgotten that it was used", async () => {
  expect((await sealCeremony("a-challenge")).maxAge).toBeLessThanOrEqual(NONCE_SECONDS);
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetInProcess } from "../../process/shared.ts";
import type { ApiError } from "../handler/errors.ts";
import { attempt, countCeremony, countReport } from "./limits.ts";

const QUARTER_OF_AN_HOUR = 900;
const MINUTE = 60;

const REFUSED = {
  ok: false,
  refusal: { status: 422, body: { statusCode: 4220, message: "No" }, retryAfterSeconds: undefined },
} as const;

beforeEach(() => {
  forgetInProcess("limiters");
  for (const [name, value] of Object.entries({
    APP_ORIGIN: "http://localhost:3000",
    SESSION_SECRET: "unit-secret-for-this-suite-alone-0001",
    UPSTREAM_URL: "http://localhost:4010",
    UPSTREAM_API_KEY: "key",
  }))
    vi.stubEnv(name, value);
});

/** How often something passes, at most so often, and the wait that is named then. */
async function passes(most: number, one: (turn: number) => Promise<unknown>) {
  for (let turn = 0; turn < most; turn += 1) {
    const error = (await one(turn).then(
      () => undefined,
      (reason: unknown) => reason,
    )) as ApiError | undefined;
    const { details, headers } = error?.options ?? {};
    if (error) return [turn, Number(headers?.["retry-after"]), details?.retryAfterSeconds];
  }
  return [most];
}

/** Hardly a second of a window has passed. */
function wait(seconds: number) {
  const whole = expect.toSatisfy((said: number) => said > seconds - 10 && said <= seconds);
  return [whole, whole];
}

describe("whoever asks too often waits for the rest", () => {
  it("R4.2 of a quarter of an hour where they try to sign in, by name, address or site", async () => {
    const from = (account: string, address: string) =>
      attempt({ kind: "login", account, address }, async () => REFUSED);
    const byName = await passes(20, () => from("anna", "203.0.113.9"));
    expect(byName).toEqual([10, ...wait(QUARTER_OF_AN_HOUR)]);
    const byAddress = await passes(100, (turn) => from(`member${turn}`, "198.51.100.7"));
    expect(byAddress).toEqual([50, ...wait(QUARTER_OF_AN_HOUR)]);
    const bySite = await passes(300, (turn) => from(`one${turn}`, `2001:db8:1:${turn}::1`));
    expect(bySite).toEqual([200, ...wait(QUARTER_OF_AN_HOUR)]);
  });

  it("R12.6 of a quarter of an hour where they ask for challenges, by network", async () => {
    const some = await passes(300, (turn) => countCeremony(`2001:db8:1:2::${turn}`));
    expect(some).toEqual([200, ...wait(QUARTER_OF_AN_HOUR)]);
    await expect(countCeremony("2001:db8:1:3::1")).resolves.toBeUndefined();
  });

  it("R6.1 of a minute where their browsers report, by network and in all", async () => {
    const own = await passes(20, (turn) => countReport(`2001:db8:1:2::${turn}`));
    expect(own).toEqual([10, ...wait(MINUTE)]);
    const all = await passes(100, (turn) => countReport(`203.0.113.${turn}`));
    expect(all).toEqual([50, ...wait(MINUTE)]);
  });
});

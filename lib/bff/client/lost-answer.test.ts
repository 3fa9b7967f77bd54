import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { acceptedWrites, callOwn, isOutcomeUnknown, OUTCOME_UNKNOWN_EVENT } from "./client.ts";

const UNKNOWN = "This may already be done.";

let told: string[];

/** A page whose calls get this status, or no answer at all. */
function openPage(status: number | null, isOnline = true): void {
  vi.stubGlobal("navigator", { onLine: isOnline });
  vi.stubGlobal("document", {
    documentElement: { dataset: { outcomeUnknown: UNKNOWN } },
    querySelector: () => null,
  });
  vi.stubGlobal("window", { dispatchEvent: ({ type }: Event) => told.push(type) });
  vi.stubGlobal("fetch", async () => {
    if (status === null) throw new TypeError("Failed to fetch");
    return Response.json({ error: { code: "CODE", message: "Words." } }, { status });
  });
}

const press = (path = "bff/account/profile", method = "POST", idempotencyKey?: string) =>
  callOwn({ method, path, idempotencyKey }).catch((error: unknown) => error);

beforeEach(() => {
  told = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("R8.2 a write without an answer may be done: it says so, and the page is out of date", async () => {
  openPage(null);
  const before = acceptedWrites();
  expect(await press()).toMatchObject({ status: 0, message: UNKNOWN });
  expect(told).toEqual([OUTCOME_UNKNOWN_EVENT]);
  expect(acceptedWrites()).toBe(before + 1);
  openPage(503);
  expect(await press()).toMatchObject({ message: "Words." });
  expect(told).toHaveLength(2);
});

it("R8.2 what never left the browser was not done, and the screen says so in its own words", async () => {
  openPage(null, false);
  const error = await press();
  expect(error).toMatchObject({ status: 0, code: "NOT_SENT", message: "" });
  expect(isOutcomeUnknown(error as { status: number })).toBe(false);
  expect(told).toEqual([]);
});

it("a call that only asks has changed nothing, and an order looks after itself", async () => {
  openPage(null);
  expect(await press("bff/account/profile", "GET")).toMatchObject({ message: "" });
  expect(await press("bff/account/wallet/convert/quote")).toMatchObject({ message: "" });
  expect(await press("session/login")).toMatchObject({ message: "" });
  await press("bff/account/wallet/convert", "POST", "key");
  openPage(422);
  await press();
  expect(told).toEqual([]);
});

import { afterEach, expect, it, vi } from "vitest";
import {
  CODES_LOST,
  disableTwoFactor,
  enableTwoFactor,
  ON_ALREADY,
  renewRecoveryCodes,
  startSetup,
} from "./client.ts";

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const LOST = { status: 503, body: { error: { code: "UPSTREAM_UNAVAILABLE", message: "Down." } } };
const CONFLICT = { status: 409, body: { error: { code: "CONFLICT", message: "Already on." } } };
const WRONG = {
  status: 422,
  body: { error: { code: "VALIDATION_FAILED", message: "", fields: { code: ["Wrong."] } } },
};

/** Answers writes as told, null breaking the connection, and tells whether it is on; null where nobody says. */
function answerWith(write: Answer | null, isOn: boolean | null) {
  const reads: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    if (method === "GET") reads.push(url);
    const answer = method === "GET" ? { status: 200, body: { gg2FAEnabled: isOn } } : write;
    if (!answer) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  return reads;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("an answer that came needs no second question", async () => {
  const reads = answerWith({ status: 200, body: { recoveryCodes: ["aaaa-bbbb"] } }, true);
  expect(await enableTwoFactor("123456")).toEqual(["aaaa-bbbb"]);
  answerWith(WRONG, true);
  await expect(enableTwoFactor("123456")).rejects.toMatchObject({ fields: { code: ["Wrong."] } });
  expect(reads).toEqual([]);
});

it.each([
  ["broke off", null],
  ["did not reach our server", LOST],
])("a switch whose answer %s is on or off as its state says", async (_, lost) => {
  const reads = answerWith(lost, true);
  expect(await enableTwoFactor("123456")).toBe(CODES_LOST);
  expect(reads).toEqual(["/api/bff/account/profile"]);
  await expect(disableTwoFactor({ code: "123456" })).rejects.toMatchObject({
    code: "NOT_DONE",
    message: "",
  });
  answerWith(lost, false);
  await expect(enableTwoFactor("123456")).rejects.toMatchObject({ code: "NOT_DONE", message: "" });
  await disableTwoFactor({ code: "123456" });
});

it("where nobody tells the state, the answer stays lost, without words of its own", async () => {
  answerWith(LOST, null);
  const lost = { status: 503, message: "" };
  await expect(enableTwoFactor("123456")).rejects.toMatchObject(lost);
  await expect(disableTwoFactor({ code: "123456" })).rejects.toMatchObject(lost);
});

it("a conflict is that it is on already, or a set-up that is too old", async () => {
  answerWith(CONFLICT, true);
  expect(await enableTwoFactor("123456")).toBe(ON_ALREADY);
  expect(await startSetup()).toBe(ON_ALREADY);
  for (const isOn of [false, null]) {
    answerWith(CONFLICT, isOn);
    await expect(enableTwoFactor("123456")).rejects.toMatchObject({ message: "Already on." });
    await expect(startSetup()).rejects.toMatchObject({ code: "CONFLICT" });
  }
});

it("a second press to turn it off that finds it off has done what was wanted", async () => {
  answerWith(CONFLICT, false);
  await disableTwoFactor({ code: "123456" });
  answerWith(CONFLICT, true);
  await expect(disableTwoFactor({ code: "123456" })).rejects.toMatchObject({ code: "CONFLICT" });
});

it("a set-up whose answer was lost can be asked for again while it is off, and is over once it is on", async () => {
  answerWith(LOST, false);
  await expect(startSetup()).rejects.toMatchObject({ code: "NOT_DONE", message: "" });
  answerWith(LOST, true);
  expect(await startSetup()).toBe(ON_ALREADY);
});

it("new recovery codes whose answer was lost stay undecided: no state tells of them", async () => {
  const reads = answerWith(LOST, true);
  await expect(renewRecoveryCodes({ code: "123456" })).rejects.toMatchObject({ status: 503 });
  expect(reads).toEqual([]);
});

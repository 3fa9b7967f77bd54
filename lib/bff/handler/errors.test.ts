import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import english from "../../../messages/en-US.json" with { type: "json" };
import { UPSTREAM_CODES } from "../../contract/protocol/errors.ts";
import { localeRow } from "../../i18n/locales.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { describeError } from "../../process/log.ts";
import { readAnswer } from "../../upstream/answer.ts";
import { UpstreamTimeoutError } from "../../upstream/errors.ts";
import { callShared } from "../../upstream/shared.ts";
import type { ErrorDetails } from "../client/error-details.ts";
import { ApiError, ERROR_STATUS, type ErrorCode, errorMessage, refusalError } from "./errors.ts";
import { noteCause, type RequestLog } from "./log.ts";

vi.mock("../../upstream/shared.ts");
vi.mock("../../env/server.ts", () => ({
  environment: () => ({ appOrigin: "https://merlin.example" }),
}));

const CALL = { requestId: "r" };

function offering(rpId?: string) {
  const value = rpId ? { passkeys: { rpId } } : {};
  vi.mocked(callShared).mockResolvedValue({ ok: true, status: 200, value } as never);
}

beforeEach(() => offering("merlin.example"));

function refusal(status: number, statusCode: number, facts: object = {}) {
  const body = { statusCode, message: "Words.", ...facts };
  return { status, body, retryAfterSeconds: undefined };
}

describe("our error codes", () => {
  it("have a text each", async () => {
    const texts: readonly string[] = Object.values(english.errors);
    for (const code of Object.keys(ERROR_STATUS) as ErrorCode[]) {
      expect(texts, code).toContain(
        await errorMessage(new ApiError(code), localeRow("en-US"), CALL),
      );
    }
  });

  it("R5.1 say of a value what is said of its fields, since not every screen has them", async () => {
    const told = (fields?: Record<string, string[]>) =>
      errorMessage(new ApiError("VALIDATION_FAILED", { fields }), localeRow("en-US"), CALL);
    const { VALIDATION_FAILED: otherwise } = english.errors;
    expect(await told({ moon: ["The moon is new.", "It hides."], sun: ["So is the sun."] })).toBe(
      "The moon is new. So is the sun.",
    );
    const mute: Record<string, string[]>[] = [{}, { moon: [], sun: [""] }];
    for (const none of [undefined, ...mute]) expect(await told(none)).toBe(otherwise);
    expect(otherwise).not.toMatch(/field/);
  });

  describe.each(["TWO_FACTOR_REQUIRED", "ACCOUNT_FROZEN"] as const)("%s", (code) => {
    const told = () => errorMessage(new ApiError(code), localeRow("en-US"), CALL);

    it.each([
      ["none", undefined],
      ["those of another host", "other.example"],
    ])("R15.3 names no passkey where there are %s", async (_, rpId) => {
      offering(rpId);
      expect(await told()).toBe(english.errors[`${code}_ALONE`]);
      expect(await told()).not.toMatch(/passkey/i);
    });

    it("R15.3 names one where there are any, and while nobody can say", async () => {
      expect(await told()).toMatch(/passkey/);
      vi.mocked(callShared).mockRejectedValueOnce(new UpstreamTimeoutError("Late", CALL));
      expect(await told()).toMatch(/passkey/);
      const refused = { ok: false, refusal: { status: 500 } };
      vi.mocked(callShared).mockResolvedValueOnce(refused as never);
      expect(await told()).toMatch(/passkey/);
    });

    it("asks the upstream only where a sentence depends on it", async () => {
      vi.mocked(callShared).mockClear();
      await errorMessage(new ApiError("KYC_REQUIRED"), localeRow("en-US"), CALL);
      expect(callShared).not.toHaveBeenCalled();
    });
  });

  it("are refusals or outages by their status", () => {
    for (const status of Object.values(ERROR_STATUS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });
});

describe("a refusal of the upstream", () => {
  it("keeps its fields and facts, and its words only where they are relayed", () => {
    const facts = { errors: { code: ["Wrong."] }, triesLeft: 2, until: "2027-01-01T00:00:00Z" };
    const silent = refusalError(refusal(422, UPSTREAM_CODES.validationFailed, facts), false);
    expect([silent.code, silent.options.message]).toEqual(["VALIDATION_FAILED", undefined]);
    expect(silent.options.fields).toEqual({ code: ["Wrong."] });
    expect(silent.options.details).toMatchObject({ triesLeft: 2, until: facts.until });
    const relayed = refusalError(refusal(422, UPSTREAM_CODES.validationFailed, facts), true);
    expect(relayed.options.message).toBe("Words.");
  });

  it.each([
    [429, UPSTREAM_CODES.rateLimited, {}, /^Too many attempts/],
    [423, UPSTREAM_CODES.locked, {}, /^Too many failed attempts/],
    [422, UPSTREAM_CODES.validationFailed, { errors: { moon: ["The moon is new."] } }, /^The moon/],
  ])(
    "R8.2 without words says why where that is known, also where words are relayed: %i/%i",
    async (status, code, facts, told) => {
      const error = refusalError(refusal(status, code, { ...facts, message: "" }), true);
      expect(error.options.message).toBeUndefined();
      expect(await errorMessage(error, localeRow("en-US"), CALL)).toMatch(told);
    },
  );

  it("R8.2 without any words is told in general ones, but where the screen has the specification's", async () => {
    const { conflict, notFound, kycRequired } = UPSTREAM_CODES;
    for (const [status, code, told] of [
      [409, conflict, english.errors.CONFLICT],
      [404, notFound, english.errors.NOT_FOUND],
      [403, kycRequired, english.errors.KYC_REQUIRED],
    ] as const) {
      const mute = refusal(status, code, { message: "" });
      const error = refusalError(mute, true);
      expect(error.options.message).toBeUndefined();
      expect(await errorMessage(error, localeRow("en-US"), CALL)).toBe(told);
      expect(refusalError(mute, "only").options.message).toBe("");
    }
  });

  it("R8.2 that says gone is a refusal, not a lost answer", () => {
    expect(refusalError(refusal(410, 4100, { message: "" }), false).code).toBe("NOT_FOUND");
    expect(refusalError(refusal(410, 0), true)).toMatchObject({
      code: "NOT_FOUND",
      options: { message: "Words." },
    });
  });

  it("R3.6 reckons the wait by the service's clock where no number of seconds is given", () => {
    vi.spyOn(serviceClock, "now").mockReturnValue(Date.parse("2026-11-21T09:00:00Z"));
    const waitOf = (status: number, statusCode: number, facts: object) =>
      refusalError(refusal(status, statusCode, facts), false).options.details?.retryAfterSeconds;
    const { locked, rateLimited, securityHold } = UPSTREAM_CODES;
    expect(waitOf(429, rateLimited, { retryAt: "2026-11-21T09:00:12Z" })).toBe(12);
    expect(waitOf(423, locked, { until: "2026-11-21T09:00:00.200Z" })).toBe(1);
    expect(waitOf(423, locked, { until: "2026-11-21T08:59:59Z" })).toBe(0);
    expect(waitOf(429, rateLimited, { retryAt: "soon" })).toBeUndefined();
    expect(waitOf(403, securityHold, { until: "2026-11-21T09:00:12Z" })).toBeUndefined();
    const { validationFailed } = UPSTREAM_CODES;
    const tries = { retryAt: "2026-11-21T09:15:00Z" };
    expect(waitOf(422, validationFailed, { ...tries, triesLeft: 1 })).toBeUndefined();
    expect(waitOf(422, validationFailed, { ...tries, triesLeft: 0 })).toBe(900);
    const both = {
      ...refusal(423, locked, { until: "2026-11-21T10:00:00Z" }),
      retryAfterSeconds: 30,
    };
    expect(refusalError(both, false).options.details?.retryAfterSeconds).toBe(30);
  });

  it("for the member's own stake limit stands at the amount", () => {
    const facts = { errors: { amount: ["5 MERLIN are left."] }, available: "5.0" };
    const error = refusalError(refusal(403, UPSTREAM_CODES.stakeLimitReached, facts), false);
    expect(error.code).toBe("VALIDATION_FAILED");
    expect(error.options).toMatchObject({ fields: facts.errors, details: { available: "5.0" } });
  });

  it.each([
    ["NOT_VALID", UPSTREAM_CODES.notValid],
    ["KYC_REQUIRED", UPSTREAM_CODES.kycRequired],
    ["TWO_FACTOR_REQUIRED", UPSTREAM_CODES.twoFactorRequired],
    ["SECURITY_HOLD", UPSTREAM_CODES.securityHold],
  ])("names what the member lacks: %s", (code, statusCode) => {
    expect(refusalError(refusal(403, statusCode), false).code).toBe(code);
  });

  it.each([
    [401, UPSTREAM_CODES.accessTokenExpired],
    [403, UPSTREAM_CODES.apiKeyRefused],
    [400, UPSTREAM_CODES.apiKeyRefused],
    [404, UPSTREAM_CODES.secondFactorPending],
    [429, UPSTREAM_CODES.tokenRevoked],
  ])("that no member can cause says nothing at all: %i/%i", (status, code) => {
    const error = refusalError(refusal(status, code, { errors: { _: ["Words."] } }), true);
    expect(error.code).toBe("UPSTREAM_INVALID");
    expect(error.options).toEqual({});
  });

  it("that no member can cause has its codes for the log, without words, and names our key", () => {
    const { apiKeyRefused, tokenRevoked } = UPSTREAM_CODES;
    const reasonOf = (status: number, code: number) =>
      refusalError(refusal(status, code, { message: "Words." }), false).reason;
    expect(reasonOf(403, apiKeyRefused)).toBe(
      "refused with 403/4034: UPSTREAM_API_KEY is not its key",
    );
    expect(reasonOf(429, tokenRevoked)).toBe("refused with 429/5001");
    expect(reasonOf(404, UPSTREAM_CODES.notFound)).toBeUndefined();
  });

  it.each([
    [401, 0],
    [403, 0],
    [403, 4999],
    [418, 4180],
  ])(
    "R8.2 of an unknown kind passes its words where they are relayed, and only there: %i/%i",
    (status, code) => {
      const unknown = refusal(status, code, { errors: { username: ["Wrong."] } });
      expect(refusalError(unknown, true)).toMatchObject({
        code: "VALIDATION_FAILED",
        options: { message: "Words.", fields: { username: ["Wrong."] } },
      });
      expect(refusalError(unknown, false)).toMatchObject({ code: "UPSTREAM_INVALID", options: {} });
      const mute = { ...unknown, body: { statusCode: code, message: "" } };
      expect(refusalError(mute, true).code).toBe("UPSTREAM_INVALID");
    },
  );
});

describe("the log's cause", () => {
  it("is the name alone of a foreign error, whose message may hold anything", () => {
    const log: RequestLog = { requestId: "1", route: "GET x" };
    noteCause(log, new TypeError("secret"), false);
    expect(log.cause).toBe("TypeError");
    noteCause(log, "secret", false);
    expect(log.cause).toBe("string");
  });

  it.each([
    [502, "text/html"],
    [200, "text/html"],
    [200, "application/json"],
    [418, "application/json"],
  ])("has the status %i of an answer that breaks the contract (%s) beside it", (status, type) => {
    const log: RequestLog = { requestId: "1", route: "GET x" };
    const answer = { status, header: () => type, bytes: Buffer.from("<p>") };
    try {
      readAnswer(answer, z.object({}), { operation: "GET x", requestId: "1" });
    } catch (fault) {
      noteCause(log, fault, true);
    }
    expect(log).toMatchObject({ cause: expect.stringContaining("GET x"), upstreamStatus: status });
  });

  it("is name and message of ours, with the name and code but not the message of what lay beneath", () => {
    const beneath = Object.assign(new Error("secret"), { code: "ECONNRESET" });
    const ours = new Error("GET x: the connection failed", { cause: beneath });
    expect(describeError(ours)).toBe("Error: GET x: the connection failed (Error ECONNRESET)");
  });
});

const limited = (details: ErrorDetails, locale = "en-US") =>
  errorMessage(new ApiError("RATE_LIMITED", { details }), localeRow(locale), CALL);

describe("what a refused visitor reads", () => {
  it.each([
    [1, "Too many attempts. Try again in 1 second."],
    [90, "Too many attempts. Try again in 90 seconds."],
    [91, "Too many attempts. Try again in 2 minutes."],
    [900, "Too many attempts. Try again in 15 minutes."],
  ])("R3.6 names the wait of a limit: %i seconds", async (retryAfterSeconds, text) => {
    expect(await limited({ retryAfterSeconds })).toBe(text);
  });

  it("R3.3 names it in the visitor's language and its plural forms, with Latin digits", async () => {
    expect(await limited({ retryAfterSeconds: 21 }, "ru-RU")).toContain("через 21 секунду.");
    expect(await limited({ retryAfterSeconds: 180 }, "ar-SA")).toContain("بعد 3 دقائق.");
    expect(await limited({ retryAfterSeconds: 45 }, "ja-JP")).toContain("45秒後");
  });

  it("R3.6 names none that is unknown or over", async () => {
    const plain = "Too many attempts. Wait a moment, then try again.";
    expect(await limited({})).toBe(plain);
    expect(await limited({ retryAfterSeconds: 0 })).toBe(plain);
  });

  it("R8.2 says of a write whose answer was lost that it may be done, and of nothing else", async () => {
    const say = (code: ErrorCode, isWrite: boolean) =>
      errorMessage(new ApiError(code), localeRow("en-US"), { ...CALL, isWrite });
    for (const code of ["UPSTREAM_INVALID", "UPSTREAM_TIMEOUT", "UPSTREAM_UNAVAILABLE"] as const) {
      expect(await say(code, true), code).toMatch(
        /^We got no answer, so this may already be done\./,
      );
      expect(await say(code, false), code).not.toMatch(/already be done/);
    }
    expect(await say("UPSTREAM_UNREACHED", true)).toMatch(/Nothing is lost\./);
    expect(await say("CONFLICT", true)).toMatch(/^Something changed/);
  });

  it("says what happened for every other code", async () => {
    const error = new ApiError("CONFLICT", { details: { retryAt: "2026-11-21T09:00:12Z" } });
    expect(await errorMessage(error, localeRow("en-US"), CALL)).toMatch(/^Something changed/);
  });
});

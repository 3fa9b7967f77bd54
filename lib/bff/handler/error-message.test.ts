import { describe, expect, it } from "vitest";
import { localeRow } from "../../i18n/locales.ts";
import { errorMessage } from "./error-message.ts";
import { ApiError, type ErrorDetails } from "./errors.ts";

const limited = (details: ErrorDetails, locale = "en-US") =>
  errorMessage(new ApiError("RATE_LIMITED", { details }), localeRow(locale));

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

  it("says what happened for every other code", async () => {
    const error = new ApiError("CONFLICT", { details: { retryAt: "2026-11-21T09:00:12Z" } });
    expect(await errorMessage(error, localeRow("en-US"))).toMatch(/^Something changed/);
  });
});

import { createTranslator } from "use-intl/core";
import { expect, it, vi } from "vitest";
import { logMessageError, messageKey } from "./missing-message.ts";

it("R8.4 a missing or broken message shows its key and is logged once", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const messages = { group: { inner: { text: "x" } } };
  const t = createTranslator({
    locale: "de-DE",
    messages,
    namespace: "group",
    onError: (error) => logMessageError("de-DE", error),
    getMessageFallback: messageKey,
  }) as (key: string) => string;
  for (const key of ["missing", "inner", "missing"]) expect(t(key)).toBe(`group.${key}`);
  expect(write.mock.calls.map(([line]) => JSON.parse(String(line)).code)).toEqual([
    "MISSING_MESSAGE",
    "FORMATTING_ERROR",
  ]);
  expect(messageKey({ key: "alone" })).toBe("alone");
});

import { expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/locales";
import { listText } from "./list-text.ts";

it("keeps what follows each other apart in every language", () => {
  const said = Object.fromEntries(
    LOCALES.map(({ locale, format }) => [locale, listText(format, ["1 a", "2 b", "3 c"])]),
  );
  const SPACED = /^th/;
  for (const [locale, text] of Object.entries(said)) {
    if (!SPACED.test(locale)) expect(text, locale).toMatch(/^1 a(,|、| و)/);
  }
  expect(said).toMatchObject({
    "en-US": "1 a, 2 b, 3 c",
    "zh-CN": "1 a、2 b、3 c",
    "ru-RU": "1 a, 2 b, 3 c",
  });
});

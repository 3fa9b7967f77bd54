import { expect, it } from "vitest";
import { headingText, relativeWord } from "./relative-word.ts";

it("R3.3 a heading begins large, a word for a day as a date", () => {
  expect(relativeWord(0, "day", "es-ES")).toBe("Hoy");
  expect(headingText("miércoles, 18 nov", "es-ES")).toBe("Miércoles, 18 nov");
  expect(headingText("11月18日星期三", "zh-HK")).toBe("11月18日星期三");
});

import compile from "icu-minify/compile";
import { expect, it } from "vitest";
import { readCatalogue } from "../testing/texts/catalogue.ts";
import { icuText } from "./icu-text.ts";
import { LOCALES } from "./locales.ts";

it.each(LOCALES)("R7.1 $locale is written as it was compiled from", ({ locale }) => {
  const messages = [...readCatalogue(locale).values()].map((text) => compile(text));
  expect(messages.map((message) => compile(icuText(message)))).toEqual(messages);
});

it.each(["{name}", "it's {name}", "'{'", "a < b", "#", "{count, plural, other {# '#' {x}}}"])(
  "%s keeps its meaning",
  (text) => {
    expect(compile(icuText(compile(text)))).toEqual(compile(text));
  },
);

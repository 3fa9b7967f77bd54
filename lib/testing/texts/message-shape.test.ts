import { describe, expect, it } from "vitest";
import { literalText, messageShape, pluralProblems } from "./message-shape.ts";

describe("a message's shape", () => {
  it("names arguments, formats, choices and tags once, wherever they stand", () => {
    const text =
      "<b>{name}</b> {n, number, percent} {k, select, a {x {name}} other {y}} {d, date, medium}";
    expect(messageShape(text)).toEqual([
      "<b>",
      "{d, date, medium}",
      "{k, select, a other}",
      "{n, number, percent}",
      "{name}",
    ]);
  });

  it("differs by an argument, its type, its style, a choice and a tag", () => {
    const differing = [
      "{a}",
      "{b}",
      "{a, number}",
      "{a, number, percent}",
      "<a>x</a>",
      "{a, select, x {} other {}}",
    ];
    expect(new Set(differing.map((text) => messageShape(text).join())).size).toBe(differing.length);
  });

  it("is the same for the plural forms of two languages", () => {
    const english = "{n, plural, one {# day} other {# days}}";
    expect(messageShape(english)).toEqual(messageShape("{n, plural, other {#日}}"));
  });

  it("is refused for broken ICU", () => {
    for (const text of ["{", "{a, plural, one {x}}", "<b>x"])
      expect(() => messageShape(text)).toThrow();
  });
});

it("leaves out arguments and tags where only the words count", () => {
  expect(literalText("Hi <b>{name}</b>, well")).toBe("Hi  , well");
});

describe("a plural", () => {
  it("needs each category of its language, and has no other", () => {
    const two = "{n, plural, =0 {none} one {a} other {b}}";
    expect(pluralProblems(two, "en-US")).toEqual([]);
    expect(pluralProblems(two, "ru-RU")).toEqual(["n: one other instead of few many one other"]);
    expect(pluralProblems(two, "ja-JP")).toEqual(["n: one other instead of other"]);
    expect(pluralProblems("{n, plural, other {b}}", "ja-JP")).toEqual([]);
    expect(
      pluralProblems("{k, select, a {{n, plural, other {b}}} other {}}", "de-DE"),
    ).toHaveLength(1);
  });
});

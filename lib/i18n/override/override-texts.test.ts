import compile from "icu-minify/compile";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { mergeOverrides, overrideMessage } from "./override-texts.ts";

/** What a visitor reads of an upstream text. */
function shown(text: string, ours: string, values: Record<string, string | number> = {}): string {
  const messages = { text: overrideMessage(text, compile(ours)) as string };
  const onError = (error: Error) => {
    throw error;
  };
  return createTranslator({ locale: "en-US", messages, onError })("text", values);
}

describe("R8.4 a text of the upstream", () => {
  it("has its %name% filled by the arguments of our message", () => {
    expect(shown("Hi %name%, from %city%", "{name} of {city}", { name: "Bo", city: "Rom" })).toBe(
      "Hi Bo, from Rom",
    );
    expect(shown("%name%%name%", "{name}", { name: "x" })).toBe("xx");
  });

  it("takes the format that our message gives to an argument", () => {
    expect(overrideMessage("Since %joined%", compile("Joined {joined, date, ::yyyyMMdd}"))).toEqual(
      ["Since ", ["joined", 5, { year: "numeric", month: "2-digit", day: "2-digit" }]],
    );
    const days = "{count, plural, one {# day, {name}} other {# days}}";
    expect(shown("%count% d", days, { count: 1_200, name: "x" })).toBe("1,200 d");
    expect(shown("of %name%", days, { count: 1, name: "Bo" })).toBe("of Bo");
    expect(shown("a %kind%", "{kind, select, a {A} other {B}}", { kind: "c" })).toBe("a c");
    expect(shown("%name% here", "<b>{name}</b>", { name: "Bo" })).toBe("Bo here");
  });

  it("may put an element of the page where it likes", () => {
    const ours = compile("Sent to <email></email>, <b>{name}</b>.");
    expect(overrideMessage("%email%: sent, %name% %b%", ours)).toEqual([
      ["email", ""],
      ": sent, ",
      ["name"],
      " %b%",
    ]);
  });

  it("keeps a name that our message does not have as it stands", () => {
    expect(shown("%secret% of %name%", "{name}", { name: "Bo" })).toBe("%secret% of Bo");
    expect(shown("100% sure, 5%", "{name}")).toBe("100% sure, 5%");
    expect(shown("%__proto__%%constructor%", "{name}")).toBe("%__proto__%%constructor%");
  });

  it.each([
    "{name}",
    "{",
    "}}{{",
    "{count, plural, other {#}}",
    "a < b > c",
    "<b>bold</b>",
    "</b>",
    "<script>alert(1)</script>",
    "it's",
    "'{'",
    "''",
    "'<b>'",
    "l'{x}",
    "'>",
    "# 1",
    "\\{\\u007b",
  ])("means itself: %s", (text) => {
    expect(shown(text, "{name}")).toBe(text);
    expect(shown(`${text}%name%${text}`, "{name}", { name: "Bo" })).toBe(`${text}Bo${text}`);
  });
});

describe("R8.4 the upstream's texts over ours", () => {
  const more = compile("More {n}");
  const ours = { home: { title: "Home", deep: { more } }, brand: { name: "Merlin" } };

  it("count nested and under dotted keys", () => {
    expect(mergeOverrides(ours, { home: { title: "Start" }, "home.deep.more": "%n%+" })).toEqual({
      home: { title: "Start", deep: { more: [["n"], "+"] } },
      brand: { name: "Merlin" },
    });
  });

  it("may be sent to a browser, which takes plain objects alone", () => {
    const count = compile("{count, plural, one {# day} other {# days}}");
    const messages = mergeOverrides(
      { ...ours, count: JSON.parse(JSON.stringify(count)) },
      { count: "%count%" },
    );
    expect(JSON.parse(JSON.stringify(messages))).toStrictEqual(messages);
  });

  it("bring no key of their own and change nothing in our file", () => {
    const before = structuredClone(ours);
    const foreign = { other: "x", home: { other: "y", title: { a: "b" } }, "brand.name.x": "z" };
    expect(mergeOverrides(ours, foreign)).toEqual(before);
    expect(ours).toEqual(before);
  });

  it("are left out when they are no texts", () => {
    for (const value of [null, 1, "", [], ["x"], {}, true]) {
      expect(mergeOverrides(ours, { home: { title: value } })).toEqual(ours);
      expect(mergeOverrides(ours, { home: value })).toEqual(ours);
      expect(mergeOverrides(ours, value)).toEqual(ours);
    }
    expect(mergeOverrides(ours, JSON.parse('{"__proto__":{"home":{"title":"x"}}}'))).toEqual(ours);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "../testing/texts/catalogue.ts";
import { textsInSource } from "../testing/texts/source-texts.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

function sources(folder: string): { name: string; text: string }[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => ({
      name: `${folder}/${name}`,
      text: readFileSync(`${ROOT}${folder}/${name}`, "utf8"),
    }));
}

// The gallery of parts is left out of every build.
const app = sources("app").filter(({ name }) => !name.includes("gallery.dev"));
const all = [...app, ...sources("lib")];

/** Words of a licence stand as they were given. */
const LEGAL_NOTICE = /: TradingView Lightweight Charts™, copyright © \d{4} TradingView, Inc\.$/;

describe("the source", () => {
  it("shows no text that is not a message", () => {
    const found = app
      .filter(({ name }) => name.endsWith(".tsx"))
      .flatMap(({ name, text }) => textsInSource(name, text).map((shown) => `${name}: ${shown}`))
      .filter((line) => !LEGAL_NOTICE.test(line));
    expect(found).toEqual([]);
  });

  it("finds a text in each place where a visitor would meet it", () => {
    const jsx = `<p title="One" className="x">Two {ok ? "Three" : \`Four \${n}\`}{bad && "Five"}<i alt={"Six"} />{t("seven")} USDT</p>`;
    expect(textsInSource("a.tsx", `const a = ${jsx};`).toSorted()).toEqual([
      ...["Five", "Four", "One", "Six", "Three", "Two"],
    ]);
  });

  it("uses every message", () => {
    const words = new Set(all.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
    // As in t(`${step}Title`).
    const endings = new Set(
      all.flatMap(({ text }) => [...text.matchAll(/\}(\w+)`/g)].map(([, ending]) => ending ?? "")),
    );
    const isUsed = (name: string) =>
      words.has(name) ||
      [...endings].some((end) => name.endsWith(end) && words.has(name.slice(0, -end.length)));
    const unused = [...readCatalogue("en-US").keys()].filter(
      (key) => !isUsed(key.slice(key.lastIndexOf(".") + 1)),
    );
    expect(unused).toEqual([]);
  });

  it("R3.3 puts no space of its own behind a sentence: a full-width stop carries one", () => {
    const sentences = new Set(
      [...readCatalogue("zh-CN")]
        .filter(([, text]) => /[。？！]$/.test(text))
        .map(([key]) => key.slice(key.lastIndexOf(".") + 1)),
    );
    const spaced = app.flatMap(({ name, text }) =>
      [...text.matchAll(/\$\{\w+\("([\w.]+)"[^`\n]*?\)\} [$`]/g)]
        .map(([, key = ""]) => key.slice(key.lastIndexOf(".") + 1))
        .filter((key) => sentences.has(key))
        .map((key) => `${name}: ${key}`),
    );
    expect(spaced).toEqual([]);
  });

  it("takes no message raw, since what it would get is compiled", () => {
    const raw = all.filter(({ text }) => /\bt\.raw\b|\.raw\("/.test(text)).map(({ name }) => name);
    expect(raw).toEqual([]);
  });
});

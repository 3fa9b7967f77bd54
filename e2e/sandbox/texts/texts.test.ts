import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { LOCALES } from "../../../lib/i18n/locales.ts";
import { readSandboxSentences } from "../../../lib/testing/texts/catalogue.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { inEnglish, inLanguage, LANGUAGES } from "./in-language.ts";
import { amountOf, asWritten, fullAmountOf, type Sentence, say } from "./say.ts";

const PLACE = /\{\s*(\w+)\s*[,}]/g;
const placesOf = (text: string) =>
  [...new Set([...text.matchAll(PLACE)].map(([, name]) => name))].toSorted();

const SENTENCES = [...readSandboxSentences("en-US").keys()];

describe.each(LANGUAGES.slice(1))("the sentences in %s", (language) => {
  const texts = readSandboxSentences(language);

  it("are all there, in one order, and none is empty", () => {
    expect([...texts.keys()]).toEqual(SENTENCES);
    expect([...texts.values()].filter((text) => text.trim() === "")).toEqual([]);
  });

  it("fill the places of the English ones, and can be read", () => {
    for (const sentence of SENTENCES) {
      expect(placesOf(texts.get(sentence) ?? ""), sentence).toEqual(placesOf(sentence));
      const values = Object.fromEntries(placesOf(sentence).map((name) => [name ?? "", 5]));
      expect(inLanguage(say(sentence as Sentence, values), language)).not.toMatch(/[{}]/);
    }
  });
});

it("speaks the languages of the application", () => {
  expect(LANGUAGES.toSorted()).toEqual(LOCALES.map(({ locale }) => locale).toSorted());
});

it("says every sentence somewhere", () => {
  const files = readdirSync("e2e/sandbox", { recursive: true, encoding: "utf8" });
  const source = files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(`e2e/sandbox/${file}`, "utf8"))
    .join("\n");
  expect(SENTENCES.filter((sentence) => !source.includes(`"${sentence}"`))).toEqual([]);
});

it("writes amounts as the application does: to read as they are shown, to go by with every digit", () => {
  const units = 1_234_567_890_123_456_789n;
  const waits = (amount: ReturnType<typeof amountOf>) =>
    say("{amount} is ready to claim.", { amount });
  expect(inLanguage(waits(amountOf(units, "mBTC")), "de-DE")).toContain("1,234567\u00a0mBTC");
  expect(inEnglish(waits(fullAmountOf(units, "mBTC")))).toContain("1.234567890123456789\u00a0mBTC");
  expect(inLanguage(asWritten("Blurred."), "ar-SA")).toBe("Blurred.");
});

it("speaks English to whoever has named something else", () => {
  for (const named of ["", "!!", "xx-XX", "de_DE"])
    expect(inLanguage("Security notice", named)).toBe("Security notice");
});

describe("a member", () => {
  let sandbox: TestSandbox;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });

  afterAll(() => sandbox?.close());

  const as = (language: string) => ({ "accept-language": `${language},en;q=0.8` });

  it("R8.2 is refused in the language of the call, and in English without one", async () => {
    const body = { username: "anna", password: "Wrong-2026!" };
    const message = async (headers: Record<string, string>) =>
      JSON.parse((await sandbox.call(contract.auth.login, { body, headers })).text).message;
    expect(await message(as("de-DE"))).toBe("Benutzername oder Passwort ist falsch.");
    expect(await message(as("xx-XX"))).toBe("Wrong username or password.");
    expect(await message({})).toBe("Wrong username or password.");
  });

  it("reads the same notification in the language of each call", async () => {
    const bearer = await sandbox.bearerOf("anna");
    const newest = async (headers: Record<string, string>) => {
      const query = { pageSize: "20" };
      const list = await sandbox.call(contract.notification.list, { bearer, query, headers });
      return list.value().items.find(({ link }) => link === "/wallet/USDT");
    };
    const [english, german] = [await newest({}), await newest(as("de-DE"))];
    expect(english?.title).toBe("Deposit received");
    expect(german).toMatchObject({ id: english?.id, title: "Einzahlung erhalten" });
  });
});

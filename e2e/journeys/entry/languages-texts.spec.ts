import type { Locator } from "@playwright/test";
import { LOCALES } from "../../../lib/i18n/locales.ts";
import { startApplication } from "../../fixtures/application.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Ours, which every page shows in its header. */
const OURS = "Language: English";

test("R7.1 GET /api/locales/{locale} gives the texts of the fifteen and nothing of anything else", async ({
  visitor,
}) => {
  const answer = await visitor.send("/api/locales/en-US");
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  const body = answer.json<{ locale: string; dir: string; messages: { language: unknown } }>();
  expect(body).toMatchObject({ locale: "en-US", dir: "ltr" });
  expect(body.messages.language).toMatchObject({ current: "Language: {name}" });
  for (const name of [
    "xx",
    "en-us",
    "en-US.json",
    "..%2fen-US",
    "%00",
    "ar-SA-u-ca-gregory-nu-latn",
  ]) {
    const refused = await visitor.send(`/api/locales/${name}`);
    expect(refused.status, name).toBe(404);
    expect(refused.json(), name).toMatchObject({ error: { code: "NOT_FOUND" } });
  }
  expect((await visitor.post("/api/locales/en-US", {})).status).toBe(405);
  const flag = await visitor.send("/api/locales/ar-SA/flag");
  expect(flag.headers["content-type"]).toBe("image/svg+xml");
});

test("R8.4 a text of the upstream replaces ours with its %name% filled, and means itself otherwise", {
  tag: "@deep",
}, async ({ upstream, sandbox }) => {
  await sandbox.setTexts("en-US", {
    "language.current": "{Tongue} <b>%name%</b> of %nobody%",
    theme: { label: "It's light", extra: "x" },
    unknown: { key: "dropped" },
  });
  const application = await startApplication(upstream.url);
  try {
    const visitor = new Visitor(application.url);
    // A visitor who comes before the texts gets ours; a page with a query is no one else's.
    await expect
      .poll(async () => (await visitor.open("/?fresh")).text)
      .toContain("{Tongue} &lt;b&gt;English&lt;/b&gt; of %nobody%");
    expect((await visitor.open("/?fresh")).text).toContain("It&#x27;s light");
    const loaded = await new Visitor(application.url).send("/api/locales/en-US");
    expect(loaded.text).not.toContain("dropped");
  } finally {
    await sandbox.setTexts("en-US", {});
    await application.stop();
  }
});

const broken = [
  { name: "a megabyte", texts: { x: "x".repeat(1_000_000) } },
  { name: "a page instead", fault: { kind: "html" } },
  { name: "no answer", fault: { kind: "hang" } },
  { name: "an outage", fault: { status: 500 } },
] as const;

test("R8.4 texts of the upstream that are too large, no JSON, late or missing change nothing, and nobody is led into them", {
  tag: "@deep",
}, async ({ upstream, sandbox }) => {
  for (const one of broken) {
    if ("texts" in one) await sandbox.setTexts("en-US", one.texts);
    else await sandbox.fail({ path: "/locales/", times: 9, ...one.fault });
    const application = await startApplication(upstream.url);
    try {
      const startedAt = Date.now();
      const page = await new Visitor(application.url).open("/login");
      expect(page.status, one.name).toBe(200);
      expect(page.text, one.name).toContain(OURS);
      expect(Date.now() - startedAt, one.name).toBeLessThan(4_000);
      const lines = () => application.lines.filter((line) => line.includes("overrides ignored"));
      await expect.poll(lines, { message: one.name, intervals: [50] }).toHaveLength(1);
      const chosen = await new Visitor(application.url).send("/api/locales/en-US");
      expect(chosen.status, one.name).toBe(503);
      expect(chosen.json(), one.name).toMatchObject({ error: { code: "UPSTREAM_UNAVAILABLE" } });
    } finally {
      await sandbox.clearFaults();
      await sandbox.setTexts("en-US", {});
      await application.stop();
    }
  }
});

/** The lines of each text that is broken in a part of a page. */
function brokenTexts(part: Locator): Promise<string[][]> {
  return part.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[][] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // Also what is for ears alone at this width only.
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest("[class*=sr-only]"))
        continue;
      if (text.parentElement.getBoundingClientRect().width < 2) continue;
      const lines: string[] = [];
      let last = Number.NaN;
      for (const [at, letter] of [...text.data].entries()) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const [box] = range.getClientRects();
        if (box && !(Math.abs(box.top - last) < 8)) lines.push("");
        last = box?.top ?? last;
        if (lines.length > 0) lines.push(`${lines.pop()}${letter}`);
      }
      if (lines.length > 1) found.push(lines);
    }
    return found;
  });
}

for (const { language, torn, says } of [
  {
    language: "ja-JP",
    torn: /^[ぁぃぅぇぉっゃゅょァィゥェォッャュョー、。）」]/u,
    says: "a small kana",
  },
  { language: "ko-KR", torn: /^\p{Script=Hangul}/u, says: "the rest of a word" },
]) {
  test(`R3.3 no line of ${language} begins with ${says}`, {
    tag: "@deep",
  }, async ({ page, context, application }) => {
    await signIn(context, application.url, "anna");
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    await page.setViewportSize({ width: 390, height: 844 });
    const found: string[] = [];
    for (const path of ["/reserves", "/dashboard", "/airdrop", "/earning/stake", "/game/wheel"]) {
      await page.goto(path);
      await expect(page.locator("main h1").first()).toBeAttached();
      for (const lines of await brokenTexts(page.locator("body"))) {
        const isTorn = lines.some(
          (line, at) => at > 0 && torn.test(line) && !/\s$/u.test(lines[at - 1] ?? ""),
        );
        if (isTorn) found.push(`${path}: ${lines.join(" / ")}`);
      }
    }
    expect(found).toEqual([]);
  });
}

test("R9.3 the ranges of a price are one line each in every language of a phone", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize({ width: 390, height: 844 });
  const found: string[] = [];
  for (const { locale } of LOCALES) {
    await context.addCookies([{ name: "language", value: locale, url: application.url }]);
    await page.goto("/token-price/BTC");
    const ranges = page.locator("fieldset:has(input[name=range])");
    await expect(ranges).toBeVisible();
    found.push(...(await brokenTexts(ranges)).map((lines) => `${locale}: ${lines.join(" / ")}`));
  }
  expect(found).toEqual([]);
});

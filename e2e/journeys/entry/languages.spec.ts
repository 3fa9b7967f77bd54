import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { chooseLanguage } from "../../fixtures/browser/language-menu.ts";
import { expectLive, openLive, toast, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const html = (page: Page) => page.locator("html");

test("R2.12 R4.5 a guest’s choice holds at once, in every tab, keeps what was typed, and is remembered", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/sign-up");
  const typed = other.locator("input[autocomplete=username]");
  await expectLive(typed);
  await typed.fill("anna");
  await page.goto("/");
  await expect(html(page)).toHaveAttribute("lang", "en-US");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("en-US");
  expect(await context.cookies()).toEqual([]);

  await chooseLanguage(page, "Deutsch");
  await expect(html(page)).toHaveAttribute("lang", "de-DE");
  await expect(page.locator("[popovertarget=language-header]")).toBeFocused();
  await expect(html(other)).toHaveAttribute("lang", "de-DE");
  await expect(typed).toHaveValue("anna");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("de-DE");

  await chooseLanguage(page, "Arabic");
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "ar-SA");
  const later = await context.newPage();
  await later.goto("/");
  await expect(html(later)).toHaveAttribute("dir", "rtl");
});

test("R2.12 R4.5 a member’s choice is saved with the profile, and the upstream answers in it", async ({
  page,
  context,
  application,
  upstream,
}) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  await page.goto("/dashboard");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await chooseLanguage(page, "Deutsch", "#account-menu");
  await expect(html(page)).toHaveAttribute("lang", "de-DE");
  expect((await saved).status()).toBe(200);
  const elsewhere = new Visitor(application.url);
  await elsewhere.login(username);
  expect(elsewhere.cookies.get("language")).toBe("de-DE");
  expect((await elsewhere.visit("/dashboard")).text).toContain('<html lang="de-DE"');
});

test("R3.7 a device that has chosen keeps its language and theme at a login, a new one gets the member’s", async ({
  application,
  upstream,
}) => {
  const username = addMember(upstream);
  upstream.sandbox.database.run(
    "UPDATE member SET language = 'fr-FR', theme = 'light' WHERE username = ?",
    username,
  );
  const fresh = new Visitor(application.url);
  const { setCookies } = await fresh.login(username);
  expect(fresh.cookies.get("language")).toBe("fr-FR");
  expect(fresh.cookies.get("theme")).toBe("light");
  const readable = setCookies.filter((line) => !/httponly/i.test(line));
  expect(readable.map((line) => line.split("=")[0])).toEqual(["language", "theme"]);
  const own = new Visitor(application.url);
  own.cookies.set("language", "ja-JP").set("theme", "dark");
  await own.login(username);
  expect(own.cookies.get("language")).toBe("ja-JP");
  expect(own.cookies.get("theme")).toBe("dark");
});

/** What a page says in a language: its title, its direction, its headings and menu, its dates and figures. */
async function wordsOf(page: Page) {
  const root = html(page);
  const price = await page.locator("header bdi[data-amount]").first().innerText();
  const rest = await page.locator("h1, h2, nav a, main dt, main dd").allInnerTexts();
  return {
    title: await page.title(),
    lang: await root.getAttribute("lang"),
    dir: await root.getAttribute("dir"),
    // The price itself may move on; how it is written may not.
    price: price.replace(/\d/g, "0"),
    rest,
  };
}

test("R4.5 a language that was loaded once is there at once and without a request, a member’s whole page with it", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  await openLive(page, "/profile");
  const asked = watchRequests(page, "GET", "/api/locales/de-DE");
  const choose = async (name: string, lang: string) => {
    await chooseLanguage(page, name, "#account-menu");
    await expect(html(page)).toHaveAttribute("lang", lang);
    return wordsOf(page);
  };
  const english = await wordsOf(page);
  const arabic = await choose("Arabic", "ar-SA");
  const german = await choose("Deutsch", "de-DE");
  expect(german.price).toBe("$0,000000");
  expect([english.dir, arabic.dir, german.dir]).toEqual(["ltr", "rtl", "ltr"]);
  expect(new Set([english, arabic, german].map(({ rest }) => rest.join())).size).toBe(3);

  const sent: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route("**", async (route) => {
    const request = route.request();
    // Links are fetched ahead as from any new page; flags only because interception turns the browser's cache off.
    const isAside = request.headers()["next-router-prefetch"] || request.resourceType() === "image";
    if (!isAside) sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  for (const [name, words] of [
    ["English", english],
    ["Arabic", arabic],
    ["Deutsch", german],
  ] as const)
    expect(await choose(name, words.lang ?? "")).toEqual(words);
  const saved = "PUT /api/bff/account/profile/update";
  expect(sent.filter((line) => line !== saved)).toEqual([]);
  released.resolve();
  expect(asked).toHaveLength(1);
  await page.unroute("**");

  const language = () =>
    upstream.sandbox.database.get<{ language: string }>(
      "SELECT language FROM member WHERE username = ?",
      username,
    )?.language;
  await expect.poll(language).toBe("de-DE");
  await page.locator('nav a[href="/wallet"]').first().click();
  await expect(page).toHaveURL(/\/wallet$/);
  await page.goBack();
  await expect(page).toHaveTitle(german.title);
  await expect.poll(async () => (await wordsOf(page)).rest).toEqual(german.rest);
  await page.reload();
  await expect(page).toHaveTitle(german.title);
});

test("R8.4 a language that cannot be loaded is logged, and the present one stays and says so", {
  tag: "@deep",
}, async ({ page, context }) => {
  const french = page.locator("#language-header").getByRole("button", { name: "French" });
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await openLive(page, "/");
  await expectLive(page.getByRole("status").last());
  const failed = toast(page, "We couldn’t load Français. Your language stays as it is.");
  const code = "**/_next/static/chunks/**";
  await page.locator("[popovertarget=language-header]").click();
  await expectLive(french);
  await page.route(code, (route) => route.abort("internetdisconnected"));
  await french.click();
  await expect(failed).toBeVisible();
  await page.unroute(code);
  await page.locator("[popovertarget=language-header]").click();
  await page.route("**/api/locales/fr-FR", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await chooseLanguage(page, "French");
  await expect(failed).toHaveCount(2);
  await page.route("**/api/locales/fr-FR", (route) => route.abort("internetdisconnected"));
  await french.click();
  await expect(failed).toHaveCount(3);
  await expect(html(page)).toHaveAttribute("lang", "en-US");
  expect(await context.cookies()).toEqual([]);
  expect(warnings.filter((line) => line.includes("fr-FR cannot be loaded"))).toHaveLength(3);
});

test("R3.7 no cookie and no Accept-Language makes a page fail; unknown ones are English", async ({
  application,
}) => {
  for (const [cookie, header] of [
    ["xx-XX", "en"],
    ["%E0%A4%A", "en"],
    ["../en-US", "x".repeat(8_000)],
    ["", "q=NaN;;;,,,*;q=9"],
    ["", "de\u00ffDE"],
    ["", "sw,".repeat(2_000)],
  ] as const) {
    const visitor = new Visitor(application.url);
    if (cookie) visitor.cookies.set("language", cookie);
    const answer = await visitor.send("/login", { headers: { "accept-language": header } });
    expect(answer.status, header.slice(0, 20)).toBe(200);
    expect(answer.text).toContain('<html lang="en-US" dir="ltr"');
  }
  const german = new Visitor(application.url);
  const headers = { "accept-language": "de-AT,de;q=0.9" };
  expect((await german.send("/login", { headers })).text).toContain('<html lang="de-DE"');
});

test("R3.3 Arabic is mirrored and keeps Latin digits and the common calendar", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
  for (const path of ["/wallet", "/profile", "/token-price"]) {
    await page.goto(path);
    await expect(html(page)).toHaveAttribute("dir", "rtl");
    const text = await page.locator("body").innerText();
    expect(text).toMatch(/\d/);
    expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
  }
});

test("a word keeps its own hyphen, which that of tabular figures would tear apart", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const torn = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { parentElement: parent, textContent } = texts.currentNode;
        const isTorn = parent && getComputedStyle(parent).fontVariantNumeric === "tabular-nums";
        // A letter of a code, unlike one of a word, is a capital.
        if (isTorn && /\p{Ll}-|-\p{Ll}|-\u2060/u.test(textContent ?? ""))
          found.push(`${textContent}`);
      }
      return found;
    });
  for (const [path, language, username] of [
    ["/", "en-US", null],
    ["/", "id-ID", null],
    ["/marketplace", "id-ID", "anna"],
    ["/transactions", "pt-PT", "anna"],
    ["/setting", "de-DE", addMember(upstream, { isUnverified: true })],
  ] as const) {
    if (username !== null) await signIn(context, application.url, username);
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    await page.goto(path);
    await expect(html(page)).toHaveAttribute("lang", language);
    expect(await torn(), `${path} in ${language}`).toEqual([]);
  }
});

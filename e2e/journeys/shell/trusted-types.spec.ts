import { PAGES } from "../../../lib/routes.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

const STATIC = Object.values(PAGES).filter(({ path }) => !path.includes("["));

/** What a script that got text from elsewhere may try, and what becomes of each: `done`, or the error's name. */
function tryEverything(): Record<string, string> {
  const tries: Record<string, () => unknown> = {
    markup: () => document.body.insertAdjacentHTML("beforeend", "<b id=planted>x</b>"),
    "an empty text": () => {
      document.createElement("div").innerHTML = "";
    },
    "a document in a frame": () => {
      document.createElement("iframe").srcdoc = "<script>1</script>";
    },
    "a foreign script": () => {
      document.createElement("script").src = "https://evil.example/a.js";
    },
    "a script of ours beside the build": () => {
      document.createElement("script").src = "/api/media/0/a.js";
    },
    "a script of the build": () => {
      document.createElement("script").src = "/_next/static/chunks/a.js";
    },
    "an inline script": () => {
      document.createElement("script").text = "1";
    },
    "a policy of one's own": () =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy("mine", {}),
    "the default policy once more": () =>
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy("default", { createHTML: (text: string) => text }),
  };
  const results = Object.entries(tries).map(([name, attempt]) => {
    try {
      attempt();
      return [name, "done"];
    } catch (error) {
      return [name, error instanceof Error ? error.name : "thrown"];
    }
  });
  return Object.fromEntries(results);
}

test("R6.1 text that would become markup, code or a script's address is refused on every page", {
  tag: "@deep",
}, async ({ context, application, visitor }) => {
  const member = visitor.clone();
  await member.login("anna");
  for (const { path } of dueAt(STATIC, 0, 2)) {
    for (const asker of [visitor, member]) {
      const { headers } = await asker.clone().open(path);
      const policy = headers["content-security-policy"];
      expect(policy, path).toContain(
        "; require-trusted-types-for 'script'; trusted-types default;",
      );
    }
  }
  await signIn(context, application.url, "anna");
  const page = await context.newPage();
  for (const path of ["/", "/wallet", "/binary-tree", "/nowhere"]) {
    await page.goto(application.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(tryEverything), path).toEqual({
      markup: "TypeError",
      "an empty text": "done",
      "a document in a frame": "TypeError",
      "a foreign script": "TypeError",
      "a script of ours beside the build": "TypeError",
      "a script of the build": "done",
      "an inline script": "TypeError",
      "a policy of one's own": "TypeError",
      "the default policy once more": "TypeError",
    });
    await expect(page.locator("#planted")).toHaveCount(0);
  }
});

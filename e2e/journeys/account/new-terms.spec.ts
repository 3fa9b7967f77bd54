import { type Application, startApplication } from "../../fixtures/application.ts";
import { fillSignUp, makeNewcomer, signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

let configured: Application | undefined;
test.beforeAll(async ({ upstream }) => {
  configured = await startApplication(upstream.url, {
    LEGAL_TERMS_URL: "https://own.example/terms",
    LEGAL_TERMS_VERSION: "2026-11",
  });
});
test.afterAll(() => configured?.stop());

async function acceptedTerms(visitor: Visitor): Promise<unknown> {
  const profile = await visitor.send("/api/bff/account/profile");
  return profile.json<{ settings: { acceptedTerms: unknown } }>().settings.acceptedTerms;
}

test("whoever signs up accepts the terms that are shown, and whoever accepted none of them is asked once", {
  tag: "@deep",
}, async ({ context, page, upstream }) => {
  const url = configured?.url ?? "";
  const newcomer = makeNewcomer();
  await openLive(page, `${url}/sign-up`);
  await fillSignUp(page, newcomer);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  const joined = new Visitor(url);
  const { username, password } = newcomer;
  await joined.post("/api/session/login", { username, password });
  expect(await acceptedTerms(joined)).toBe("2026-11");

  const older = addMember(upstream);
  await signIn(context, url, older);
  await openLive(page, `${url}/profile`);
  const dialog = page.getByRole("dialog", { name: "Our terms have changed" });
  await expect(dialog.getByRole("link", { name: "Read the new terms" })).toHaveAttribute(
    "href",
    "https://own.example/terms",
  );
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Log out" })).toBeVisible();
  await dialog.getByRole("button", { name: "Accept and continue" }).click();
  await expect(dialog).toBeHidden();
  const member = new Visitor(url);
  await member.login(older);
  expect(await acceptedTerms(member)).toBe("2026-11");
  await openLive(page, `${url}/wallet`);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(dialog).toBeHidden();
});

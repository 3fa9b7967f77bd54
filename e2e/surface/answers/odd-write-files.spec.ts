import { signIn } from "../../fixtures/browser/browser.ts";
import { picture } from "../../fixtures/documents.ts";
import { KycForm, UPSTREAM_UPDATE_KYC } from "../../fixtures/kyc-form.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { test as base, expect } from "../../fixtures/test.ts";

const test = base.extend({ baseURL: ({ relayedApplication }, use) => use(relayedApplication.url) });

test.afterEach(({ relay }) => relay.intercept(undefined));

const AGAIN = "We got no answer. What you filled in is still here. Try again.";

test("R7.2 R8.2 documents whose answer is lost stay in their form, which advises no reload that would lose them", {
  tag: "@deep",
}, async ({ page, context, sandbox, upstream, relay, baseURL }) => {
  const username = addMember(upstream, { isUnverified: true });
  await signIn(context, baseURL ?? "", username);
  const form = new KycForm(page);
  await form.openDocument();
  await form.fillDocument("Passport");
  await form.choose("Photo page", picture("front.png"));
  let lost = 0;
  relay.intercept(async ({ path }, forward) => {
    if (path !== UPSTREAM_UPDATE_KYC || lost > 1) return forward();
    lost += 1;
    if (lost === 1) return { status: 200, headers: {}, body: "<p>" };
    await forward();
    throw new Error("The answer is lost");
  });
  for (const time of [1, 2]) {
    await form.next.click();
    await expect.poll(() => lost).toBe(time);
    await expect(page.locator("main form").getByText(AGAIN)).toBeVisible();
    await expect(page.getByText(/Reload the page/)).toHaveCount(0);
    await expect(page.getByText("front.png")).toBeVisible();
    await expect(page.getByLabel("Document number")).toHaveValue("AB 12-3456");
  }
  await form.next.click();
  await form.expectStage("A picture of you");
  expect(await sandbox.kycFiles(username)).toHaveLength(1);
});

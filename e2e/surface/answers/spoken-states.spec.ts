import { listen } from "../../fixtures/browser/ears.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

const REST_MS = 700;

test("R10.1 by ear the wait for a decision of the identity check says that a look failed", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  const username = await enterAsNew({ isUnverified: true });
  await sandbox.kyc(username, "pending");
  const ears = await listen(page);
  await page.clock.install();
  await openLive(page, "/setting/kyc");
  await page.clock.runFor(REST_MS);
  await ears.heard([/^page: /]);
  await page.route("**/api/bff/account/kyc", (route) => route.fulfill({ status: 503 }));
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/^We got no answer\. We’ll check again/)).toBeVisible();
  await page.clock.runFor(REST_MS);
  await ears.heard(["status: We got no answer. We’ll check again in 30 seconds."]);
});

test("R10.1 by ear whoever goes on without an invitation hears it", {
  tag: "@deep",
}, async ({ page }) => {
  const ears = await listen(page);
  await openLive(page, "/ref/anna");
  const go = page.getByRole("button", { name: "Continue without invitation" });
  await go.press("Enter");
  await ears.heard([
    /^page: /,
    /: /,
    "button: Use the invitation | You’re joining without an invitation.",
  ]);
});

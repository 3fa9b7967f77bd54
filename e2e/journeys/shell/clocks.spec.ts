import { shiftBrowser } from "../../fixtures/shifted-clock.ts";
import { expect, test } from "../../fixtures/test.ts";

for (const hours of [5, -5]) {
  test(`R10.3 a notification is as old as the service says on a computer that is ${hours} hours off`, async ({
    page,
    enter,
  }) => {
    await enter({ USDT: "5" });
    await shiftBrowser(page, hours);
    await page.goto("/profile");
    await page.getByRole("button", { name: "Notifications" }).click();
    const panel = page.getByRole("dialog", { name: "Notifications" });
    await expect(panel.getByRole("listitem").first()).toContainText(
      /seconds? ago|minutes? ago|now/,
    );
    await expect(panel).not.toContainText(/hours?/);
  });
}

test.describe("of a member without a time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("R11.2 times are in the device's zone, which is kept and shown, and no text takes UTC for the member's own", async ({
    page,
    context,
    enter,
  }) => {
    await enter();
    await page.goto("/transactions");
    await expect(page.getByText("Times in Asia/Tokyo")).toBeVisible();
    await page.goto("/transactions/daily-profit");
    await expect(page.getByText("which starts at 09:00 AM for you")).toBeVisible();
    await page.goto("/setting");
    await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
    const kept = (await context.cookies()).find(({ name }) => name === "timeZone");
    expect(decodeURIComponent(kept?.value ?? "")).toBe("Asia/Tokyo");
  });
});

test("R11.2 without a known zone days are UTC days, and nothing more is claimed", async ({
  enter,
}) => {
  const visitor = await enter();
  const page = await visitor.open("/transactions/daily-profit");
  expect(page.text).toContain("Days follow UTC.");
  expect(page.text).not.toContain("for you too");
});

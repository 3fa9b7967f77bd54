import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R13.9 a price alert is set, tells of the crossing in the notifications, and is deleted", async ({
  page,
  enterAsNew,
  sandbox,
}) => {
  await sandbox.setPrice("MERLIN", "0.25");
  await enterAsNew({});
  await openLive(page, "/token-price/MERLIN");
  await page.getByRole("button", { name: "Price alerts" }).click();
  const dialog = page.getByRole("dialog", { name: "Price alerts" });
  await expect(dialog.getByText("Your first alert will appear here.")).toBeVisible();
  await expect(dialog.getByLabel("Token")).toHaveValue("MERLIN");
  const price = dialog.getByLabel("Price", { exact: true });
  const set = dialog.getByRole("button", { name: "Set alert" });

  await set.click();
  await expect(dialog.getByText("Enter a price.")).toBeVisible();
  await price.fill("0.1");
  await set.click();
  await expect(dialog.getByText("The price is there already. Choose another value.")).toBeVisible();
  await expect(price).toHaveValue("0.1");
  await price.fill("0.5");
  await dialog.getByText("Once a day at most").click();
  await set.click();
  const row = dialog.getByRole("listitem");
  await expect(row).toContainText("MERLIN at \u2068$0.50\u2069 or above");
  await expect(row).toContainText("On");
  await expect(price).toHaveValue("");

  await sandbox.setPrice("MERLIN", "0.51");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Notifications" }).click();
  const news = page.getByRole("dialog", { name: "Notifications" });
  await expect(news.getByRole("link", { name: "MERLIN is above $0.50." })).toHaveAttribute(
    "href",
    "/token-price/MERLIN",
  );
  await page.keyboard.press("Escape");
  await expect(news).toBeHidden();

  await page.getByRole("button", { name: "Price alerts" }).click();
  await expect(row).toContainText("It starts again when the price is 1% below your value.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await sandbox.setPrice("MERLIN", "0.25");
  await page.getByRole("button", { name: "Price alerts" }).click();
  await expect(row).toContainText("On");
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row.getByRole("button", { name: "Keep" })).toBeFocused();
  // Escape closes the question alone, and the dialog around it stays.
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: "Delete" })).toBeFocused();
  await expect(dialog).toBeVisible();
  await row.getByRole("button", { name: "Delete" }).click();
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Your alert is deleted.")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Your alerts" })).toBeFocused();
  await expect(dialog.getByText("Your first alert will appear here.")).toBeVisible();
});

test("R13.9 two alerts that differ in a small digit of their percent are told apart", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew({});
  await openLive(page, "/token-price/MERLIN");
  await page.getByRole("button", { name: "Price alerts" }).click();
  const dialog = page.getByRole("dialog", { name: "Price alerts" });
  await dialog.getByText("Moves by").click();
  const move = dialog.getByLabel("Change in 24 hours");
  const rows = dialog.getByRole("listitem");
  for (const [index, percent] of ["955.555", "955.559"].entries()) {
    await move.fill(percent);
    await dialog.getByRole("button", { name: "Set alert" }).click();
    await expect(rows).toHaveCount(index + 1);
  }
  await expect(rows.first()).toContainText("MERLIN changes by \u2068955.559%\u2069 in 24 hours");
  await expect(rows.last()).toContainText("MERLIN changes by \u2068955.555%\u2069 in 24 hours");
  // The next one takes the focus of one that goes.
  await rows.first().getByRole("button", { name: "Delete" }).press("Enter");
  await rows.first().getByRole("button", { name: "Delete" }).press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole("button", { name: "Delete" })).toBeFocused();
});

test("R13.9 an alert whose answer is lost is found in the list, and is not set twice", {
  tag: "@deep",
}, async ({ page, enterAsNew, sandbox }) => {
  await sandbox.setPrice("MERLIN", "0.25");
  await enterAsNew({});
  await openLive(page, "/token-price/MERLIN");
  await page.getByRole("button", { name: "Price alerts" }).click();
  const dialog = page.getByRole("dialog", { name: "Price alerts" });
  const price = dialog.getByLabel("Price", { exact: true });
  const rows = dialog.getByRole("listitem");
  await price.fill("0.5");
  const add = {
    path: "/auth/client/price-alerts",
    method: "POST",
    times: 1,
    kind: "truncate",
  } as const;
  await sandbox.fail(add);
  await dialog.getByRole("button", { name: "Set alert" }).click();
  await expect(toast(page, "Your alert is set.")).toBeVisible();
  await expect(price).toHaveValue("");
  await expect(rows).toHaveCount(1);

  const reads = "**/api/bff/account/price-alerts";
  await page.route(reads, (route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await sandbox.fail(add);
  await price.fill("0.6");
  await dialog.getByRole("button", { name: "Set alert" }).click();
  await expect(dialog.getByText(/so this may already be done\./)).toBeVisible();
  await page.unroute(reads);
  await dialog.getByRole("button", { name: "Set alert" }).click();
  await expect(price).toHaveValue("");
  await expect(rows).toHaveCount(2);
});

import { readFile } from "node:fs/promises";
import { signIn } from "../../fixtures/browser/browser.ts";
import { readCsv } from "../../fixtures/csv.ts";
import { expect, test } from "../../fixtures/test.ts";

const FILTER = "symbol=mBTC&direction=in&pageSize=100";

test("the file holds exactly the filtered rows, digit by digit", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto(`/transactions?${FILTER}`);
  const lines = page.getByRole("region", { name: "Transactions" }).locator("[data-records]");
  await expect(lines.first()).toBeVisible();
  const shown = await lines.evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.querySelector("a")?.getAttribute("href")?.split("/").at(-1),
      at: row.querySelector("time")?.getAttribute("datetime"),
      amounts: [...row.querySelectorAll("[data-amount]")].map((amount) =>
        amount.getAttribute("data-amount"),
      ),
    })),
  );
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("transactions.csv");
  await expect(page.getByText("The file is saved.")).toBeVisible();
  const records = readCsv(await readFile(await file.path(), "utf8"));
  expect(shown.length).toBeGreaterThan(0);
  expect(
    records.map((record) => ({
      id: record.id,
      at: record.time,
      amounts: [
        /[1-9]/.test(record.fee ?? "") && record.fee,
        record["balance after"],
        record.amount,
      ].filter(Boolean),
    })),
  ).toEqual(shown);
  for (const { time = "", amount = "" } of records) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    expect(amount).toMatch(/^-?\d+\.\d{18}$/);
  }
});

test("a file that cannot be made says so, and the next try works", { tag: "@deep" }, async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto(`/transactions?${FILTER}`);
  await sandbox.fail({ path: "/auth/transaction/export", times: 4, status: 503 });
  const link = page.getByRole("link", { name: "Export CSV" });
  await link.click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await expect(page).toHaveURL(`/transactions?${FILTER}`);
  await sandbox.clearFaults();
  const download = page.waitForEvent("download");
  await link.click();
  expect(readCsv(await readFile(await (await download).path(), "utf8")).length).toBeGreaterThan(0);
});

import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test.afterEach(({ relay }) => relay.intercept(undefined));

const MUTE = { status: 404, headers: { "content-type": "text/html" }, body: "<p>" };

test("R8.2 a device that the service does not find is told of, and can be logged out after all where it stays", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  const username = addMember(upstream);
  const others = [new Visitor(url), new Visitor(url)];
  for (const other of others) await other.login(username);
  await signIn(context, url, username);
  await openLive(page, `${url}/setting/security`);
  const devices = page.getByRole("region", { name: "Devices" });
  const rows = devices.getByRole("listitem");
  const ask = () => rows.getByRole("button", { name: /^Log out ./ }).first();
  const confirm = devices.getByRole("group").getByRole("button", { name: "Log out" }).last();
  await expect(rows).toHaveCount(3);
  relay.intercept(({ method }) => (method === "DELETE" ? MUTE : undefined));
  await ask().press("Enter");
  await confirm.press("Enter");
  await expect(toast(page, "We couldn’t find this.")).toBeVisible();
  await expect(confirm).not.toHaveAttribute("aria-busy", "true");
  relay.intercept(undefined);
  for (const other of others) await other.post("/api/session/logout", {});
  await confirm.press("Enter");
  await expect(rows).toHaveCount(1);
  await expect(page.locator("body")).not.toBeFocused();
});

test("R13.9 an alert that the service keeps is not told as one whose price is there already", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  const username = addMember(upstream);
  await signIn(context, url, username);
  await openLive(page, `${url}/token-price/MERLIN`);
  await page.getByRole("button", { name: "Price alerts" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Price", { exact: true }).fill("0.5");
  await dialog.getByRole("button", { name: "Set alert" }).click();
  const remove = dialog.getByRole("button", { name: /^Delete/ });
  await remove.click();
  relay.intercept(({ method }) =>
    method === "DELETE" ? jsonAnswer({ statusCode: 4091, message: "" }, 409) : undefined,
  );
  await remove.click();
  await expect(toast(page, /^Something changed in the meantime\./)).toBeVisible();
  await expect(page.getByText(/^The price is there already/)).toHaveCount(0);
  await expect(remove).toBeEnabled();
});

test("R8.2 a conversion whose quote is refused is told so where the next one has the same figures", {
  tag: "@deep",
}, async ({ page, context, sandbox, upstream, relay, relayedApplication: { url } }) => {
  const username = addMember(upstream);
  await sandbox.deposit(username, "mBTC", "5");
  await signIn(context, url, username);
  await openLive(page, `${url}/wallet/mBTC?action=convert`);
  await page.getByLabel("You convert").fill("1");
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: /^Convert 1/ });
  await expect(submit).toBeEnabled();
  relay.intercept(({ method, path }) =>
    method === "GET" || path.endsWith("/quote")
      ? undefined
      : jsonAnswer({ statusCode: 4091, message: "" }, 409),
  );
  await submit.click();
  const told = dialog.getByRole("alert").getByText(/^The conversion failed\. Your balance/);
  await expect(told).toBeVisible();
  relay.intercept(undefined);
  await submit.click();
  await expect(page.getByRole("dialog", { name: "Converted" })).toBeVisible();
});

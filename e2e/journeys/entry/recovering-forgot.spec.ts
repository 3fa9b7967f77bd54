import { watchCalls } from "../../fixtures/browser/browser.ts";
import { type Answer, Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const FORGOT = "/api/bff/public/forgot";
const SEND = { name: "Send link" };
const PROMISE =
  "If this address has an account, we’ve sent it a link. The link works for one hour.";

/** What a visitor could tell two answers apart by. */
function face({ status, headers, setCookies, text }: Answer) {
  const { date: _, "x-request-id": __, "x-service-time": ___, ...rest } = headers;
  return { status, headers: rest, setCookies, text };
}

test("R4.4 the answer is the same for a known and an unknown address, up to the limit and past it", async ({
  application,
  sandbox,
  newcomer,
}) => {
  const visitor = new Visitor(application.url);
  const unknown = newcomer.email.replace("new_", "not_");
  for (let tries = 1; tries <= 3; tries += 1) {
    const known = await visitor.post(FORGOT, { email: newcomer.email });
    const other = await visitor.post(FORGOT, { email: unknown });
    expect(known.status).toBe(200);
    expect(known.json()).toEqual({ message: PROMISE });
    expect(face(other)).toEqual(face(known));
  }
  for (const email of [newcomer.email, unknown]) {
    const limited = await visitor.post(FORGOT, { email });
    expect(limited.status, email).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(800);
    expect(limited.json()).toMatchObject({ error: { code: "RATE_LIMITED" } });
  }
  const kinds = (await sandbox.mails(newcomer.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "reset-password")).toHaveLength(3);
  expect(await sandbox.mails(unknown)).toEqual([]);
});

test("R4.4 R8.2 known or not, the form shows the message as a toast on the login page", async ({
  page,
  sandbox,
  newcomer,
}) => {
  const posts = watchCalls(page, "POST", FORGOT);
  const texts: string[] = [];
  for (const email of [newcomer.email, newcomer.email.replace("new_", "not_")]) {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL("/forgot");
    await page.waitForLoadState();
    await page.getByLabel("Email").fill(`  ${email} `);
    await page.getByRole("button", SEND).dblclick();
    await expect(page).toHaveURL("/login?reason=forgot");
    await expect(page.locator("[data-sonner-toast]")).toContainText(PROMISE);
    const notice = page
      .getByRole("main")
      .getByText("If this address has an account, we’ve sent it a link");
    await expect(notice).toBeVisible();
    texts.push(await page.getByRole("main").innerText());
  }
  expect(texts[0]).toBe(texts[1]);
  expect(posts).toHaveLength(2);
  const kinds = (await sandbox.mails(newcomer.email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "reset-password")).toHaveLength(1);
});

test("R5.1 an address that cannot be one is told at the field, and nothing is sent", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/forgot");
  const posts = watchCalls(page, "POST", "/api/");
  const email = page.getByLabel("Email");
  const cases = [
    ["   ", /^This field is required\./],
    ["zoe", /^Enter a complete email address\./],
    ["zoe 2@example.com", /^Enter a complete email address\./],
    ["zö😀@example.com", /^Enter a complete email address\./],
    ["zoe\u202e@example.com", /^Enter a complete email address\./],
    [`${"x".repeat(250)}@example.com`, /^(This is too long|Enter a complete)/],
  ] as const;
  for (const [typed, text] of cases) {
    await email.fill(typed);
    await email.press("Enter");
    await expect(email, typed).toHaveAccessibleDescription(text);
    // A browser drops the spaces around an address by itself.
    await expect(email).toHaveValue(typed.trim());
  }
  expect(posts).toEqual([]);
});

test("R5.1 R8.2 what the server refuses about the address is told at the field and in a toast", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  const body = {
    statusCode: 4220,
    message: "This domain is not served.",
    errors: { email: ["This domain is not served."] },
  };
  await sandbox.fail({ path: "/public/client/forgot", status: 422, times: 1, body });
  await page.goto("/forgot");
  const email = page.getByLabel("Email");
  await email.fill("zoe@example.com");
  await page.getByRole("button", SEND).click();
  await expect(email).toHaveAccessibleDescription(/^This domain is not served\./);
  await expect(page.locator("[data-sonner-toast]")).toContainText("This domain is not served.");
  await expect(email).toHaveValue("zoe@example.com");
  await expect(email).toBeFocused();
});

test("R4.4 a fourth request for an address waits with a countdown, another address does not", {
  tag: "@deep",
}, async ({ page, application, newcomer }) => {
  const visitor = new Visitor(application.url);
  for (const _ of [1, 2, 3]) await visitor.post(FORGOT, { email: newcomer.email });
  await page.goto("/forgot");
  const email = page.getByLabel("Email");
  await email.fill(newcomer.email);
  await page.getByRole("button", SEND).click();
  await expect(page.getByText(/You can try again in 1[45]:\d\d/)).toBeVisible();
  await expect(page.getByRole("button", SEND)).toBeDisabled();
  await expect(email).toHaveValue(newcomer.email);
  const other = await visitor.post(FORGOT, { email: `x${newcomer.email}` });
  expect(other.status).toBe(200);
});

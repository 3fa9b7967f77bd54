import type { Page } from "@playwright/test";
import {
  fillSignUp,
  joinOverHttp,
  makeNewcomer,
  watchCalls,
} from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const SUBMIT = { name: "Sign up", exact: true };

const REFUSED: readonly { label: string; values: readonly string[]; text: RegExp }[] = [
  { label: "Full name", values: ["   "], text: /^This field is required\./ },
  { label: "Full name", values: ["x".repeat(81)], text: /^Use 80 characters or fewer\./ },
  {
    label: "Full name",
    values: ["Zoë 🚀", "Zoë \u202enimda", "Zo\u200bë", "Zo\u061cë", "12345", "🇩🇪 Zoë"],
    text: /^Use letters\. A name can’t contain emoji or invisible characters\./,
  },
  {
    label: "Email",
    values: [
      "zoe",
      "zoe@",
      "zoe@@example.com",
      "zoe 2@example.com",
      "zö😀@example.com",
      "zoe\u202e@example.com",
      `${"x".repeat(250)}@example.com`,
    ],
    text: /^Enter a complete email address\./,
  },
  {
    label: "Username",
    values: ["анна_б"],
    text: /^Use only letters a–z, digits and underscores\./,
  },
  { label: "Username", values: ["a".repeat(21)], text: /^Use 20 characters or fewer\./ },
];

async function refuse(page: Page, { label, values, text }: (typeof REFUSED)[number]) {
  const field = page.getByLabel(label, { exact: true });
  const good = await field.inputValue();
  for (const value of values) {
    await field.fill(value);
    await field.press("Enter");
    await expect(field, JSON.stringify(value)).toHaveAccessibleDescription(text);
    await expect(field).toHaveValue(value);
    await expect(field).toBeFocused();
  }
  await field.fill(good);
  await expect(field).not.toHaveAttribute("aria-invalid");
}

test("R5.1 what no account can hold is told at its field in clear words, and nothing is sent", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/sign-up");
  await fillSignUp(page, makeNewcomer());
  const posts = watchCalls(page, "POST", "/api/");
  for (const each of REFUSED) await refuse(page, each);
  expect(posts).toEqual([]);
});

test("R5.1 spaces around name, username and address are slips, in a password they count", {
  tag: "@deep",
}, async ({ page }) => {
  const newcomer = makeNewcomer();
  await page.goto("/sign-up");
  await fillSignUp(page, {
    fullName: `  ${newcomer.fullName} `,
    username: ` ${newcomer.username.toUpperCase()}  `,
    email: ` ${newcomer.email}  `,
    password: ` ${newcomer.password} `,
  });
  const sent = page.waitForRequest("**/api/bff/public/sign-up");
  await page.getByRole("button", SUBMIT).click();
  const { fullName, username, email } = newcomer;
  const password = ` ${newcomer.password} `;
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ fullName, username, email, password, confirmPassword: password });
  await expect(page.getByText(newcomer.email)).toBeVisible();
});

test("R5.1 names of other alphabets are welcome", async ({ application }) => {
  for (const fullName of ["Анна Бергер", "أنا بيرغر", "山田 太郎", "Zoë O’Brien-Łuk"]) {
    const answer = await joinOverHttp(application.url, { ...makeNewcomer(), fullName });
    expect(answer.status, fullName).toBe(201);
  }
});

test("R5.1 the same input past the form is refused by the server on its field", async ({
  application,
}) => {
  const visitor = new Visitor(application.url);
  const good = { ...makeNewcomer(), confirmPassword: "Harbour-light-7" };
  const cases: readonly [string, string][] = [
    ["fullName", "x".repeat(81)],
    ["fullName", "Zoë \u202enimda"],
    ["username", "анна_б"],
    ["username", "anna"],
    ["email", "dora@example.com"],
    ["email", "zoe@@example.com"],
    ["password", "short"],
    ["password", `Aa1!${"x".repeat(125)}`],
    ["confirmPassword", "Harbour-light-8"],
    ["refUsername", "nobody_x"],
    ["refUsername", "../../x"],
    ["position", "middle"],
  ];
  for (const [field, value] of cases) {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = { ...good, [field]: value };
    const answer = await visitor.post("/api/bff/public/sign-up", body, headers);
    expect(answer.status, `${field} ${value}`).toBe(422);
    expect(answer.json(), `${field} ${value}`).toMatchObject({
      error: { code: "VALIDATION_FAILED", fields: { [field]: [expect.any(String)] } },
    });
  }
});

const AUTOCOMPLETE: readonly { path: string; fields: Readonly<Record<string, string>> }[] = [
  {
    path: "/sign-up",
    fields: {
      "Full name": "name",
      Username: "username",
      Email: "email",
      Password: "new-password",
      "Repeat password": "new-password",
    },
  },
  {
    path: "/login",
    fields: { "Username or email": "username webauthn", Password: "current-password" },
  },
  { path: "/forgot", fields: { Email: "email" } },
  {
    path: `/reset-password?token=${"x".repeat(43)}`,
    fields: { "New password": "new-password", "Repeat new password": "new-password" },
  },
];

test("R10.1 password managers find their fields, and every field takes a paste", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await sandbox.fail({ path: "/public/client/reset-password/check", times: 1, status: 404 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], {
    origin: application.url,
  });
  for (const { path, fields } of AUTOCOMPLETE) {
    await page.goto(path);
    await page.evaluate(() => navigator.clipboard.writeText("pasted@example.com"));
    for (const [label, name] of Object.entries(fields)) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field, `${path} ${label}`).toHaveAttribute("autocomplete", name);
      await field.focus();
      await page.keyboard.press("ControlOrMeta+v");
      await expect(field, `${path} ${label}`).toHaveValue("pasted@example.com");
    }
  }
});

test("R10.1 a password can be shown and hidden again", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/sign-up");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("Harbour-light-7");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("Harbour-light-7");
});

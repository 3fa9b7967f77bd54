import type { Locator, Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer, type RelayedAnswer } from "../../fixtures/http/relay.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { predictionTable, roundTimes } from "../../fixtures/prediction.ts";
import type { SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const REASON = "The moon is in the wrong quarter.";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

function refusal(status: number, statusCode: number, facts: object = {}): RelayedAnswer {
  return jsonAnswer({ statusCode, message: "", ...facts }, status);
}

const HTML: RelayedAnswer = { status: 200, headers: { "content-type": "text/html" }, body: "<p>" };

/** What a service may answer to any write, and what the member reads then. */
const ANSWERS: readonly (readonly [RelayedAnswer, RegExp])[] = [
  [refusal(422, 4220, { errors: { moon: [REASON] } }), /^The moon is in the wrong quarter\.$/],
  [refusal(422, 4220, { errors: { moon: [] } }), /^We couldn’t accept this\. Check it/],
  [refusal(404, 4040), /^We couldn’t find this\.$/],
  [refusal(423, 4230), /^Too many failed attempts\./],
  [refusal(429, 4290), /^Too many attempts\. Wait a moment/],
  [HTML, /We got no answer|We don’t know yet|That didn’t work\. Your /],
];

interface Write {
  readonly at: string;
  readonly fill?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Locator;
  /** What has to be waited for, so that the screen stays as it is for as long as all answers take. */
  readonly until?: (sandbox: SandboxControl) => Promise<void>;
}

/** Longer than all answers take; a slip that is filled in when its round locks begins anew. */
const ROUND_LEFT_MS = 45_000;

async function untilRoundLasts(sandbox: SandboxControl): Promise<void> {
  const leftMs = async () =>
    roundTimes(await predictionTable(sandbox).openEpoch()).lockAt - (await sandbox.now());
  await expect.poll(leftMs, { timeout: 2 * ROUND_LEFT_MS }).toBeGreaterThan(ROUND_LEFT_MS);
}

/** Presses of forms, and of screens that have no field at all. */
const WRITES: Readonly<Record<string, Write>> = {
  "starting a session": { at: "/mining", press: (page) => button(page, "Start session") },
  "starting a game": { at: "/game/hash-rush", press: (page) => button(page, "Start game") },
  "an address lock": {
    at: "/setting/security",
    press: (page) => page.getByRole("switch", { name: "Address lock" }),
  },
  "a freeze": {
    at: "/setting/security",
    async fill(page) {
      await button(page, "Freeze account").click();
      await button(page, "Continue").click();
    },
    press: (page) => button(page, "Freeze account now"),
  },
  "a phrase": {
    at: "/setting/security",
    fill: (page) => page.getByLabel("Phrase", { exact: true }).fill("calm heron"),
    press: (page) => button(page, "Save phrase"),
  },
  "a price alert": {
    at: "/token-price/MERLIN",
    async fill(page) {
      await button(page, "Price alerts").click();
      await page.getByRole("dialog").getByLabel("Price", { exact: true }).fill("0.5");
    },
    press: (page) => button(page, "Set alert"),
  },
  "a prediction": {
    at: "/game/prediction",
    async fill(page) {
      await button(page, "Enter Up").click();
      await page.getByLabel("Entry", { exact: true }).fill("12.5");
    },
    press: (page) => button(page, /^Enter 12.5/),
    until: untilRoundLasts,
  },
};

test.afterEach(({ relay }) => relay.intercept(undefined));

for (const [name, { at, fill, press, until }] of Object.entries(WRITES)) {
  test(`R5.1 R8.2 ${name} says why it is refused, whatever the service answers, and can be pressed again`, {
    tag: "@deep",
  }, async ({ page, context, sandbox, upstream, relay, relayedApplication: { url } }) => {
    test.slow();
    await until?.(sandbox);
    const username = addMember(upstream);
    await sandbox.deposit(username, "MERLIN", "100");
    await signIn(context, url, username);
    await openLive(page, `${url}${at}`);
    await fill?.(page);
    const typed = () =>
      page
        .locator("main input, [role=dialog] input")
        .evaluateAll((all) =>
          all.map((one) => [(one as HTMLInputElement).value, (one as HTMLInputElement).checked]),
        );
    const before = await typed();
    for (const [answer, told] of ANSWERS) {
      relay.intercept(({ method }) => (method === "GET" ? undefined : answer));
      await press(page).click();
      const alert = page.getByRole("alert").getByText(told).first();
      await expect(alert, String(told)).toBeVisible();
      if (answer === HTML) break;
      await expect(press(page)).toBeEnabled();
      await expect(page.locator("body")).not.toBeFocused();
      expect(await typed()).toEqual(before);
    }
  });
}

test("R5.1 what an answer leaves out of what was saved stands as it was sent", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  await signIn(context, url, addMember(upstream));
  await openLive(page, `${url}/setting/security`);
  relay.intercept(({ method }, forward) =>
    method === "GET" ? undefined : forward().then(() => jsonAnswer({})),
  );
  const phrase = page.getByLabel("Phrase", { exact: true });
  await phrase.fill("calm heron");
  await button(page, "Save phrase").click();
  await expect(toast(page, "Your phrase is saved")).toBeVisible();
  await expect(phrase).toHaveValue("calm heron");
  const lock = page.getByRole("switch", { name: "Address lock" });
  await lock.click();
  await expect(toast(page, "The address lock is on")).toBeVisible();
  await expect(lock).toBeChecked();
});

test("R8.2 logging out all others is not taken for done where the service does not find it", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  const username = addMember(upstream);
  await signIn(context, url, username);
  await signIn(context, url, username);
  await openLive(page, `${url}/setting/security`);
  relay.intercept(({ method }) => (method === "GET" ? undefined : refusal(404, 4040)));
  await button(page, "Log out all others").click();
  const confirm = page.getByRole("button", { name: "Log out", exact: true });
  await confirm.click();
  await expect(toast(page, "We couldn’t find this.")).toBeVisible();
  await expect(confirm).not.toHaveAttribute("aria-busy", "true");
});

test("R8.2 a password says how long to wait, and after a lost answer never that it hasn’t changed", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  await signIn(context, url, addMember(upstream));
  await openLive(page, `${url}/setting/security`);
  await page.getByLabel("Current password", { exact: true }).fill("Merlin-2026!");
  for (const label of ["New password", "Repeat new password"])
    await page.getByLabel(label, { exact: true }).fill("Ship-shape-42");
  let answer: RelayedAnswer = refusal(429, 4290);
  relay.intercept(({ method }) => (method === "GET" ? undefined : answer));
  const submit = button(page, "Change password");
  await submit.click();
  const main = page.getByRole("main");
  await expect(main.getByText(/^Too many attempts\. Wait a moment/)).toBeVisible();
  for (answer of [HTML, refusal(404, 4040)]) {
    await submit.click();
    await expect(main.getByText(/We got no answer, so your new password may/)).toBeVisible();
    await expect(submit).toBeEnabled();
    await expect(page.getByText("Your password hasn’t changed")).toHaveCount(0);
  }
});

test("R8.2 a new member whose answer is lost is told in one way, and sent again under one key", {
  tag: "@deep",
}, async ({ page, context, upstream, relay, relayedApplication: { url } }) => {
  await signIn(context, url, addMember(upstream));
  await openLive(page, `${url}/team`);
  await button(page, "Create a member").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Left leg").check({ force: true });
  const values = {
    "New member’s full name": "Rita Sands",
    Username: "rita_lost",
    "Their email": "rita_lost@example.net",
    "Initial password": "Harbour-light-7",
    "Repeat password": "Harbour-light-7",
  };
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  const keys: (string | undefined)[] = [];
  relay.intercept(async ({ method, headers }, forward) => {
    if (method === "GET") return forward();
    keys.push(headers["idempotency-key"]);
    const answer = await forward();
    return keys.length === 1 ? HTML : answer;
  });
  await button(page, "Create member").click();
  const unknown = /^We got no answer, so we don’t know whether the member was created\./;
  await expect(toast(page, unknown)).toBeVisible();
  await expect(page.getByText(/Reload the page/)).toHaveCount(0);
  await button(page, "Create member").click();
  await expect(page.getByRole("heading", { name: "Member created" })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test("R8.2 a link that was asked for may be on its way where the answer is lost, and one without words is told once", {
  tag: "@deep",
}, async ({ page, relay, relayedApplication: { url } }) => {
  await openLive(page, `${url}/forgot`);
  const email = page.getByLabel("Email");
  await email.fill("nobody@example.com");
  let answer = HTML;
  relay.intercept(({ method }) => (method === "GET" ? undefined : answer));
  const submit = button(page, "Send link");
  await submit.click();
  const main = page.getByRole("main");
  await expect(main.getByText(/^We got no answer, so our email may already be/)).toBeVisible();
  await expect(page.getByText(/Reload the page/)).toHaveCount(0);
  await expect(email).toHaveValue("nobody@example.com");
  answer = jsonAnswer({});
  await submit.click();
  await expect(
    page.getByText(/^If this address has an account, we’ve sent it a link\./),
  ).toBeVisible();
  await expect(page.locator("[data-sonner-toast]:not([data-removed=true])")).toHaveCount(0);
});

test("R8.2 a purchase that has to wait counts it down, and says no time beside it that grows wrong", {
  tag: "@deep",
}, async ({ page, context, sandbox, upstream, relay, relayedApplication: { url } }) => {
  const username = addMember(upstream);
  await sandbox.deposit(username, "USDT", "400");
  await signIn(context, url, username);
  await openLive(page, `${url}/marketplace`);
  await button(page, "Buy Nano").click();
  const pay = button(page, /^Pay \$/);
  await expect(pay).toBeEnabled();
  relay.intercept(({ method, path }) => {
    if (method === "GET" || !path.endsWith("/orders")) return;
    return jsonAnswer({ statusCode: 4290, message: "" }, 429, { "retry-after": "3" });
  });
  await pay.click();
  await expect(page.getByRole("dialog").getByText(/^You can try again in/)).toBeVisible();
  await expect(page.getByRole("alert").getByText(/^Too many attempts/)).toHaveCount(0);
  await expect(pay).toBeEnabled();
});

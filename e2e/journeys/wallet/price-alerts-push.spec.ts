import type { Page } from "@playwright/test";
import { MAX_PUSH_DEVICES } from "../../../lib/contract/rules/max-push-devices.ts";
import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

/** A browser whose push service is the sandbox, and which counts how often it asks; keys of RFC 8291's example. */
async function pushByStandIn(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
        sign.charCodeAt(0),
      ).buffer;
    const p256dh =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    let subscription: object | null = null;
    const made = {
      endpoint: address,
      getKey: (name: string) => bytes(name === "auth" ? "BTBZMqHH6r4Tts7J_aSIgg==" : `${p256dh}=`),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = made;
        return made;
      },
    });
    let permission = "default";
    const asked = { count: 0 };
    Object.assign(window, { asked });
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      asked.count += 1;
      permission = "granted";
      return "granted";
    };
  }, endpoint);
}

function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { asked: { count: number } }).asked.count);
}

async function openAlerts(page: Page) {
  await openLive(page, "/token-price/BTC");
  await page.getByRole("button", { name: "Price alerts" }).click();
  return page.getByRole("dialog", { name: "Price alerts" });
}

test("R13.6 nobody is asked before a press; then this device is told, and no longer once turned off", async ({
  page,
  enterAsNew,
  sandbox,
}) => {
  const username = await enterAsNew({});
  await sandbox.standInForPush();
  await pushByStandIn(page, `${sandbox.url}/__sandbox/push/${username}`);
  const dialog = await openAlerts(page);
  const turnOn = dialog.getByRole("button", { name: "Notify this device" });
  await expect(turnOn).toBeVisible();
  expect(await timesAsked(page)).toBe(0);
  await turnOn.click();
  await expect(dialog.getByText("This device gets your notifications.")).toBeVisible();
  expect(await timesAsked(page)).toBe(1);
  await dialog.getByRole("button", { name: "Send a test" }).click();
  await expect(toast(page, "We sent a notification to this device.")).toBeVisible();
  await expect.poll(() => sandbox.pushesTo(username)).toBe(1);
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(turnOn).toBeVisible();
});

test("R13.6 R8.2 a device whose answer is lost is told or not as it is, and one that stays on is not said to be off", {
  tag: "@deep",
}, async ({ page, context, enterAsNew, sandbox }) => {
  const username = await enterAsNew({});
  await sandbox.standInForPush();
  await pushByStandIn(page, `${sandbox.url}/__sandbox/push/${username}`);
  const dialog = await openAlerts(page);
  const [turnOn, turnOff] = ["Notify this device", "Turn off"].map((name) =>
    dialog.getByRole("button", { name }),
  );
  const path = "/auth/client/push/subscriptions";
  await sandbox.fail({ path, method: "POST", times: 1, kind: "truncate" });
  await turnOn?.click();
  await expect(dialog.getByText("This device gets your notifications.")).toBeVisible();
  await context.setOffline(true);
  await turnOff?.click();
  await expect(toast(page, "That didn’t work. Try again.")).toBeVisible();
  await expect(turnOff ?? dialog).toBeVisible();
  await context.setOffline(false);
  const answer = await page.request.get("/api/bff/account/push/subscriptions");
  const [{ id }] = (await answer.json()).items;
  await sandbox.fail({ path: `${path}/${id}`, method: "DELETE", times: 1, kind: "truncate" });
  await turnOff?.click();
  await expect(turnOn ?? dialog).toBeVisible();
  await expect(page.getByText(/may already be done/)).toHaveCount(0);
});

test("R13.7 who has blocked notifications, or uses a tab on an iPhone, is told the way", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew({});
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  const blocked = await openAlerts(page);
  await expect(
    blocked.getByText("Your browser blocks notifications for Merlin BTC."),
  ).toBeVisible();
  await expect(blocked.getByRole("button", { name: "Notify this device" })).toBeHidden();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
    Object.defineProperty(document, "ontouchend", { value: null, configurable: true });
    Object.defineProperties(navigator, {
      vendor: { get: () => "Apple Computer, Inc." },
      maxTouchPoints: { get: () => 5 },
    });
  });
  const iphone = await openAlerts(page);
  await expect(iphone.getByText("On iPhone and iPad, choose “Share”")).toBeVisible();
});

test("R13.6 R8.2 whether this device is told cannot be read: the card says so and reads again, and offers nothing until then", {
  tag: "@deep",
}, async ({ page, enterAsNew, sandbox }) => {
  const username = await enterAsNew({});
  await pushByStandIn(page, `https://push.example.com/${username}`);
  await sandbox.fail({ path: "/auth/client/push", times: 20, status: 500 });
  const dialog = await openAlerts(page);
  await expect(dialog.getByText(/^We couldn’t check whether this device is on\./)).toBeVisible();
  const on = dialog.getByRole("button", { name: "Notify this device" });
  await expect(on).toHaveCount(0);
  await sandbox.clearFaults();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(on).toBeVisible();
  await expect(dialog.getByText(/^We couldn’t check/)).toHaveCount(0);
});

test("R13.6 with ten devices that are told the card says so before the browser asks", {
  tag: "@deep",
}, async ({ page, enterAsNew, sandbox, upstream }) => {
  const username = await enterAsNew({});
  await pushByStandIn(page, `${sandbox.url}/__sandbox/push/${username}`);
  upstream.sandbox.database.run(
    `INSERT INTO push_subscription (member_id, session_id, endpoint, p256dh, auth, label, locale, time_zone, created_at)
     WITH RECURSIVE device (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM device WHERE n < ?)
     SELECT session.member_id, session.id, 'https://push.example.com/' || session.id || '/' || n, '', '', 'Browser', 'en-US', 'UTC', session.created_at
     FROM device, session JOIN member ON member.id = session.member_id WHERE member.username = ?`,
    MAX_PUSH_DEVICES,
    username,
  );
  const dialog = await openAlerts(page);
  await expect(dialog.getByText("Ten of your devices get notifications already.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Notify this device" })).toHaveCount(0);
  expect(await timesAsked(page)).toBe(0);
});

test("R13.6 R8.2 a browser whose push service refuses is told of in our words, not in its own", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  const username = await enterAsNew({});
  await pushByStandIn(page, `https://push.example.com/${username}`);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException("Registration failed - push service error", "AbortError"));
  });
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Notify this device" }).click();
  const words = "We couldn’t turn notifications on. Nothing has changed.";
  await expect(page.locator("[data-sonner-toast]")).toHaveText(words);
});

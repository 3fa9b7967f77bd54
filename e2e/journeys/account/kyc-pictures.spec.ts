import type { Page } from "@playwright/test";
import { type Application, startApplication } from "../../fixtures/application.ts";
import { chooseLanguage } from "../../fixtures/browser/language-menu.ts";
import { toast, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { type ChosenFile, document, picture } from "../../fixtures/documents.ts";
import { KycForm, UPDATE_KYC } from "../../fixtures/kyc-form.ts";
import { lookAt, photo } from "../../fixtures/photos.ts";
import { test as base, expect } from "../../fixtures/test.ts";
import type { RunningSandbox } from "../../sandbox/server.ts";

/** What serverless hosts take, in bytes. */
const HOST_BYTES = 4_500_000;

const TOO_LARGE = "This is too large to send. Choose smaller files, or take photos instead.";

/** An application behind a host that takes no larger body; the hook that starts it is given an address too. */
let hosted: Application | undefined;
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  baseURL: async ({}, use) => use(hosted?.url),
});

test.beforeAll(async ({ upstream }) => {
  hosted = await startApplication(upstream.url, { MAX_UPLOAD_BYTES: String(HOST_BYTES) });
});
test.afterAll(() => hosted?.stop());

function storedFiles({ sandbox }: RunningSandbox, username: string) {
  return sandbox.database.all<{ name: string; type: string; bytes: Uint8Array }>(
    `SELECT name, type, bytes FROM kyc_file
      WHERE member_id = (SELECT id FROM member WHERE username = ?) ORDER BY rowid`,
    username,
  );
}

/** A member's form with its first stage done. */
async function openDocument(page: Page): Promise<KycForm> {
  const form = new KycForm(page);
  await form.openDocument();
  await form.fillDocument("ID card");
  return form;
}

/** Begins like a JPEG and cannot be decoded. */
function broken(name: string, size: number): ChosenFile {
  return document(name, "image/jpeg", size);
}

test("R7.2 three photos of a phone go up in less than 4.5 MB together, upright, legible and without their place", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew }) => {
  const username = await enterAsNew({ isUnverified: true });
  const form = await openDocument(page);
  const taken = await photo(page, "IMG_2041.jpg");
  const byNight = await photo(page, "IMG_2042.jpg", 60);
  expect(taken.buffer.length).toBeGreaterThan(4_000_000);
  expect(taken.buffer.length).toBeLessThan(6_500_000);
  const patches = watchRequests(page, "PATCH", UPDATE_KYC);
  await form.choose("Front", taken);
  await form.choose("Back", byNight);
  await form.next.click();
  await form.expectStage("A picture of you");
  await form.choose("Selfie", { ...taken, name: "IMG_2043.jpg" });
  await form.next.click();
  await form.expectStage("Review and send");
  expect(patches).toHaveLength(2);
  const stored = storedFiles(upstream, username);
  expect(stored.map(({ name, type }) => `${name} ${type}`)).toEqual([
    "front image/jpeg",
    "back image/jpeg",
    "selfie image/jpeg",
  ]);
  const total = stored.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(total).toBeLessThan(HOST_BYTES - 64 * 1024);
  const sides: number[] = [];
  for (const { bytes } of stored) {
    expect(Buffer.from(bytes).includes("Exif")).toBe(false);
    const seen = await lookAt(page, bytes);
    expect(seen).toMatchObject({ isUpright: true });
    expect(seen.width / seen.height).toBeCloseTo(3 / 4, 2);
    expect(seen.contrast).toBeGreaterThan(120);
    sides.push(seen.height);
  }
  // The noise of the night costs a step more.
  expect(sides).toEqual([3000, 2600, 3000]);
});

test("R7.2 a picture that is small enough goes up as it is, to the byte", { tag: "@deep" }, async ({
  page,
  upstream,
  enterAsNew,
}) => {
  const username = await enterAsNew({ isUnverified: true });
  const form = await openDocument(page);
  const [front, back] = [picture("wide.png", 4200), broken("short.jpg", 90_000)];
  expect(front.buffer.length).toBeLessThan(200_000);
  await form.choose("Front", front);
  await form.choose("Back", back);
  await form.next.click();
  await form.expectStage("A picture of you");
  const stored = storedFiles(upstream, username);
  for (const [index, { buffer }] of [front, back].entries())
    expect(buffer.equals(stored[index]?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test("R4.5 why a picture is not taken is said in the language that the page changes to", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew({ isUnverified: true });
  const form = await openDocument(page);
  await form.take("Front", {
    ...document("front.pdf", "application/pdf", 600),
    name: "front.txt",
    buffer: Buffer.from("no picture"),
  });
  await expect(page.getByText("This isn’t a PNG, JPG, WebP or PDF file.")).toBeVisible();
  await chooseLanguage(page, "Deutsch", "#account-menu");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(page.getByText("This isn’t a PNG, JPG, WebP or PDF file.")).toHaveCount(0);
  await expect(page.getByText("Das ist keine PNG-, JPG-, WebP- oder PDF-Datei.")).toBeVisible();
});

test("R5.1 what a host would refuse is told before it is sent: one file alone, and two together", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew({ isUnverified: true });
  const form = await openDocument(page);
  const patches = watchRequests(page, "PATCH", UPDATE_KYC);
  await form.take("Front", broken("front.jpg", 5_000_000));
  await expect(page.getByText("This file is larger than 4.2 MB.")).toBeVisible();
  await form.choose("Front", document("front.pdf", "application/pdf", 3_000_000));
  await form.choose("Back", document("back.pdf", "application/pdf", 2_400_000));
  const told = page.getByText("Together these files are larger than 4.2 MB. Choose a smaller one");
  await expect(told).toHaveCount(2);
  await form.next.click();
  await expect(toast(page, TOO_LARGE)).toBeVisible();
  expect(patches).toEqual([]);
  await expect(page.getByLabel("Document number")).toHaveValue("AB 12-3456");
  await expect(page.getByText("front.pdf")).toBeVisible();
  await expect(page.getByText("back.pdf")).toBeVisible();
  await form.choose("Back", document("back-small.pdf", "application/pdf", 900_000));
  await expect(told).toHaveCount(0);
  await form.next.click();
  await form.expectStage("A picture of you");
  expect(patches).toHaveLength(1);
});

test("R5.1 a host's own refusal of a large body reads as what it is, and nothing is lost", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew({ isUnverified: true });
  const form = await openDocument(page);
  await form.choose("Front", picture("front.png"));
  await form.choose("Back", picture("back.png"));
  await page.route(`**${UPDATE_KYC}`, (route) =>
    route.fulfill({
      status: 413,
      contentType: "text/html",
      body: "<html><head><title>413 Request Entity Too Large</title></head></html>",
    }),
  );
  await form.next.click();
  await expect(toast(page, TOO_LARGE)).toBeVisible();
  await expect(page.locator("main form").getByText(TOO_LARGE)).toBeVisible();
  await page.unroute(`**${UPDATE_KYC}`);
  await form.next.click();
  await form.expectStage("A picture of you");
});

test("R3.6 a picture that is being prepared says so, holds the form, and can be stopped", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew({ isUnverified: true });
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    const released = Promise.withResolvers<void>();
    Object.assign(window, { letDecode: released.resolve });
    window.createImageBitmap = async (...given: unknown[]) => {
      await released.promise;
      return Reflect.apply(decode, window, given);
    };
  });
  const form = await openDocument(page);
  const large = broken("large.jpg", 3_000_000);
  await form.choose("Front", picture("front.png"));
  await form.take("Back", large);
  await expect(page.getByText("Preparing the file…")).toBeVisible();
  await expect(form.next).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Preparing the file…")).toHaveCount(0);
  await expect(form.input("Back")).toBeFocused();
  await expect(page.getByText("large.jpg")).toHaveCount(0);
  await expect(page.getByText("front.png")).toBeVisible();
  await form.take("Back", large);
  await expect(page.getByText("Preparing the file…")).toBeVisible();
  await page.evaluate(() => (window as unknown as { letDecode: () => void }).letDecode());
  await expect(page.getByText("large.jpg")).toBeVisible();
  await expect(form.next).toBeEnabled();
});

import { expectLive, openLive, toast, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { DISGUISED, document, MEBIBYTE, picture, sendFile } from "../../fixtures/documents.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const UPDATE = "/api/bff/account/profile/update";
const AVATAR = { method: "PUT", path: UPDATE, field: "avatar" } as const;

test("R5 a picture of another type, over 2 MB or broken is refused in words before the wire", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting");
  const choose = page.getByRole("button", { name: "Choose a picture" });
  const input = page.getByLabel("Picture", { exact: true });
  await expectLive(choose);
  const puts = watchRequests(page, "PUT", UPDATE);
  await input.setInputFiles(DISGUISED);
  await expect(page.getByText("Choose a PNG, JPEG or WebP picture.")).toBeVisible();
  await input.setInputFiles(document("large.png", "image/png", 2 * MEBIBYTE + 1));
  await expect(page.getByText("This picture is larger than 2 MB.")).toBeVisible();
  await input.setInputFiles(document("broken.png", "image/png", 900));
  await expect(page.getByText("We can’t read this picture.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeDisabled();
  expect(puts).toEqual([]);
});

test("R3.6 a chosen picture is checked and cropped though each part that this takes is lost at first", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/setting");
  const name = page.getByLabel("Full name");
  await name.fill("Nora Typed");
  // The bundler's own loader asks for each a second time.
  const lost = new Map<string, number>();
  await page.route("**/_next/static/chunks/**", (route) => {
    const url = route.request().url();
    const times = (lost.get(url) ?? 0) + 1;
    lost.set(url, times);
    if (times > 2) return route.continue();
    return route.abort("internetdisconnected");
  });
  await page.getByLabel("Picture", { exact: true }).setInputFiles(picture("me.png"));
  await expect(page.getByRole("dialog", { name: "Crop the picture" })).toBeVisible();
  expect(lost.size).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(name).toHaveValue("Nora Typed");
});

test("R5 the proxy refuses the same pictures after the wire, and the upstream hears of none", async ({
  visitor,
  sandbox,
  upstream,
}) => {
  await visitor.login(addMember(upstream));
  const calls = await sandbox.requestsDuring(async () => {
    for (const file of [DISGUISED, document("large.png", "image/png", 2 * MEBIBYTE + 1)]) {
      const refused = await sendFile(visitor, AVATAR, file);
      expect(refused.status, file.name).toBe(422);
      expect(refused.json()).toMatchObject({ error: { fields: { avatar: [expect.any(String)] } } });
    }
    const huge = await sendFile(visitor, AVATAR, document("huge.png", "image/png", 3 * MEBIBYTE));
    expect(huge.status).toBe(413);
    expect(huge.json()).toMatchObject({
      error: { code: "TOO_LARGE", message: "This is too large." },
    });
    const pdf = await sendFile(visitor, AVATAR, document("a.pdf", "application/pdf", 900));
    expect(pdf.status).toBe(422);
  });
  expect(calls).toEqual([]);
});

test("R5 a good picture is cropped, saved over an expired token, and shown from our own address", {
  tag: "@deep",
}, async ({ page, application, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew();
  await page.goto("/setting");
  await expectLive(page.getByRole("button", { name: "Choose a picture" }));
  await page.getByLabel("Picture", { exact: true }).setInputFiles(picture("me.png"));
  await expect(page.getByRole("dialog", { name: "Crop the picture" })).toBeVisible();
  await page.getByRole("button", { name: "Use this part" }).click();
  await sandbox.expireTokens();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Your details are saved")).toBeVisible();
  const shown = page.getByRole("button", { name: "Account menu" }).locator("img");
  await expect(shown).toHaveAttribute("src", /^\/api\/media\/0\//);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = (await shown.getAttribute("src")) ?? "";
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  const served = await visitor.send(address);
  expect(served.status).toBe(200);
  expect(served.headers["content-type"]).toMatch(/^image\/(png|jpeg|webp)$/);
  expect(served.headers["x-content-type-options"]).toBe("nosniff");
  const profile = await visitor.send("/api/bff/account/profile");
  expect(profile.text).not.toContain(upstream.url);
});

test("R5 what is no picture or lies at a foreign address is 404 under /api/media", async ({
  visitor,
  upstream,
}) => {
  await visitor.login(addMember(upstream));
  const port = new URL(upstream.url).port;
  const paths = [
    "0/__sandbox/state",
    "0/nothing-here.png",
    "1/avatars/1",
    "99/x.png",
    "x/y.png",
    `127.0.0.1:${port}/__sandbox/state`,
    "0/%2e%2e/%2e%2e/x.png",
    "0/https:%2F%2Fexample.com%2Fx.png",
  ];
  for (const path of paths) {
    const answer = await visitor.send(`/api/media/${path}`);
    expect(answer.status, path).toBe(404);
    expect(answer.text, path).not.toContain("clock");
  }
});

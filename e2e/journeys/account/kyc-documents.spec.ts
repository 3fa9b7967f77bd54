import { fieldError, watchRequests } from "../../fixtures/browser/page-watch.ts";
import {
  DISGUISED,
  document,
  MEBIBYTE,
  picture,
  sendFile,
  sha256,
} from "../../fixtures/documents.ts";
import { KycForm, UPDATE_KYC, UPSTREAM_UPDATE_KYC } from "../../fixtures/kyc-form.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const FRONT = { method: "PATCH", path: UPDATE_KYC, field: "front" } as const;

test("R7.2 a 15 MB document arrives byte for byte over an expired token, and a double press sends it once", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  const username = await enterAsNew({ isUnverified: true });
  const form = new KycForm(page);
  await form.openDocument();
  await form.fillDocument("ID card");
  const front = picture("front.png");
  const back = document("back.pdf", "application/pdf", 15 * MEBIBYTE);
  await form.choose("Front", front);
  await form.choose("Back", back);
  await expect(page.getByRole("img", { name: "Preview: Front" })).toBeVisible();
  await expect(page.getByText("15 MB", { exact: true })).toBeVisible();
  const patches = watchRequests(page, "PATCH", UPDATE_KYC);
  await sandbox.expireTokens();
  const calls = await sandbox.requestsDuring(async () => {
    await form.next.dblclick();
    await form.expectStage("A picture of you");
  });
  expect(patches).toHaveLength(1);
  const uploads = calls.filter(({ path }) => path === UPSTREAM_UPDATE_KYC);
  expect(uploads.map(({ status }) => status)).toEqual([401, 200]);
  expect(await sandbox.kycFiles(username)).toEqual([
    { name: "front", size: front.buffer.length, sha256: sha256(front.buffer) },
    { name: "back", size: back.buffer.length, sha256: sha256(back.buffer) },
  ]);
});

test("R7.2 a 15 MB document that meets an expired token over plain HTTP is the same to the byte", async ({
  visitor,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream, { isUnverified: true });
  await visitor.login(username);
  const file = document("front.pdf", "application/pdf", 15 * MEBIBYTE);
  await sandbox.expireTokens();
  const sent = await sendFile(visitor, FRONT, file);
  expect(sent.status, sent.text).toBe(200);
  const [stored] = await sandbox.kycFiles(username);
  expect(stored).toEqual({
    name: "front",
    size: file.buffer.length,
    sha256: sha256(file.buffer),
  });
});

test("R5 a document of a wrong type or over 16 MB is refused in words before the wire", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew({ isUnverified: true });
  const form = new KycForm(page);
  await form.openDocument();
  await form.fillDocument("ID card");
  const patches = watchRequests(page, "PATCH", UPDATE_KYC);
  await form.take("Front", DISGUISED);
  await expect(page.getByText("This isn’t a PNG, JPG, WebP or PDF file.")).toBeVisible();
  const large = document("large.pdf", "application/pdf", 16 * MEBIBYTE + 1);
  await form.take("Back", large);
  await expect(page.getByText("This file is larger than 16 MB.")).toBeVisible();
  await form.next.click();
  await expect(page.getByText("Add this picture.")).toHaveCount(2);
  expect(patches).toEqual([]);
  await expect(page.getByLabel("Document number")).toHaveValue("AB 12-3456");
  await form.choose("Front", picture("front.png"));
  await expect(page.getByText("Add this picture.")).toHaveCount(1);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("front.png")).toHaveCount(0);
});

test("R5 the proxy refuses the same documents, and one form over 50 MB, before the upstream hears of them", async ({
  visitor,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream, { isUnverified: true });
  await visitor.login(username);
  const calls = await sandbox.requestsDuring(async () => {
    for (const file of [
      DISGUISED,
      document("large.pdf", "application/pdf", 16 * MEBIBYTE + 1),
      { name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
    ]) {
      const refused = await sendFile(visitor, FRONT, file);
      expect(refused.status, file.name).toBe(422);
      expect(refused.json(), file.name).toMatchObject({
        error: { code: "VALIDATION_FAILED", fields: { front: [expect.any(String)] } },
      });
    }
    const huge = document("huge.pdf", "application/pdf", 50 * MEBIBYTE);
    const refused = await sendFile(visitor, FRONT, huge);
    expect(refused.status).toBe(413);
    expect(refused.json()).toMatchObject({ error: { message: "This is too large." } });
  });
  expect(calls).toEqual([]);
  expect(await sandbox.kycFiles(username)).toEqual([]);
});

test("R5.1 a document that the service refuses stands on its field, and the others need not be chosen again", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  const username = await enterAsNew({ isUnverified: true });
  const form = new KycForm(page);
  await form.open();
  await form.fillPersonal();
  await form.next.click();
  await form.fillDocument("ID card");
  await form.choose("Front", picture("front.png"));
  await form.choose("Back", picture("back.png", 200));
  await sandbox.fail({
    path: UPSTREAM_UPDATE_KYC,
    times: 1,
    status: 422,
    body: { statusCode: 4220, message: "No.", errors: { back: ["This side cannot be read."] } },
  });
  await form.next.click();
  await expect(fieldError(page, "This side cannot be read.")).toBeVisible();
  await expect(page.getByText("front.png")).toBeVisible();
  await expect(page.getByLabel("Document number")).toHaveValue("AB 12-3456");
  await form.choose("Back", picture("sharper.png", 240));
  await form.next.click();
  await form.expectStage("A picture of you");
  expect((await sandbox.kycFiles(username)).map(({ name }) => name)).toEqual(["front", "back"]);
});

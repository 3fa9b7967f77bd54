import { afterAll, beforeEach, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { FILES, PERSON, PNG, SUBMIT, startKyc, statusByStep } from "../testing/kyc-form.ts";

const { sandbox, send, read, decide } = await startKyc();
afterAll(() => sandbox?.close());

beforeEach(async () => {
  await decide("none");
  await send({ ...PERSON, ...SUBMIT }, FILES);
});

it("approves, dates it and closes the check", async () => {
  await decide("approved");
  const check = await read();
  expect(check).toMatchObject({ status: "approved", reviewedAt: expect.stringMatching(/Z$/) });
  expect(new Set(Object.values(statusByStep(check)))).toEqual(new Set(["approved"]));
  expect((await send({ firstName: "Other" })).status).toBe(409);
  const [mail] = await sandbox.mailsTo("newt@example.com");
  expect(mail).toMatchObject({
    kind: "kyc-approved",
    link: "http://localhost:3000/setting/kyc",
  });
});

it("R11.17 asks for one document again: only that step reopens, with its reason", async () => {
  await decide("resubmit", { front: "The picture is blurred." });
  const check = await read();
  expect(check.steps).toEqual([
    { name: "personal", status: "approved", reason: null },
    { name: "front", status: "resubmit", reason: "The picture is blurred." },
    { name: "back", status: "approved", reason: null },
    { name: "selfie", status: "approved", reason: null },
  ]);
  const closed = await send({ firstName: "Other" }, { back: PNG });
  expect(Object.keys(closed.json().errors).sort()).toEqual(["back", "firstName"]);
  expect(Object.keys((await send(SUBMIT)).json().errors)).toEqual(["front"]);

  const better = Buffer.concat([PNG, Buffer.from("better")]);
  const kept = (await send({ ...PERSON }, { front: better })).value();
  expect([kept.status, statusByStep(kept).front]).toEqual(["resubmit", "given"]);
  const again = (await send(SUBMIT)).value();
  expect([again.status, statusByStep(again).front]).toEqual(["pending", "given"]);
  await decide("approved");
  expect((await read()).status).toBe("approved");
  const mails = await sandbox.mailsTo("newt@example.com");
  const asked = mails.find(({ kind }) => kind === "kyc-resubmit");
  expect(asked?.text).toContain("Front of the document: The picture is blurred.");
});

it("names what to send again in the reader's language, each on its line", async () => {
  sandbox.running.sandbox.database.run("UPDATE member SET language = 'de-DE'");
  await decide("resubmit", { selfie: "Zu dunkel.", front: "Unscharf." });
  const lines = ["Vorderseite des Dokuments: Unscharf.", "Selfie: Zu dunkel."];
  const [mail] = await sandbox.mailsTo("newt@example.com");
  expect(mail?.text).toContain(lines.join("\n\n"));
  const notes = async (language: string) => {
    const headers = { "accept-language": language };
    const query = { pageSize: "20" };
    const bearer = await sandbox.bearerOf("newt");
    return (await sandbox.call(contract.notification.list, { bearer, query, headers })).value();
  };
  expect((await notes("de-DE")).items[0]).toMatchObject({ body: lines.join("\n") });
  expect((await notes("en-US")).items[0]).toMatchObject({
    body: "Front of the document: Unscharf.\nSelfie: Zu dunkel.",
  });
  sandbox.running.sandbox.database.run("UPDATE member SET language = NULL");
});

it("reopens every step when it is asked for again without reasons", async () => {
  await decide("resubmit");
  expect(new Set(Object.values(statusByStep(await read())))).toEqual(new Set(["resubmit"]));
  const errors = Object.keys((await send(SUBMIT)).json().errors);
  expect(errors.sort()).toEqual(["_", "back", "front", "selfie"]);
  expect((await send({ ...PERSON, ...SUBMIT }, FILES)).value().status).toBe("pending");
});

it("asks for every step again in the member's language", async () => {
  sandbox.running.sandbox.database.run("UPDATE member SET language = 'de-DE'");
  await decide("resubmit");
  const reasons = (await read()).steps?.map(({ reason }) => reason);
  expect(new Set(reasons)).toEqual(new Set(["Senden Sie diesen Teil noch einmal."]));
  sandbox.running.sandbox.database.run("UPDATE member SET language = NULL");
});

it("R11.17 refuses for good", async () => {
  await decide("rejected", { selfie: "This is another person." });
  const check = await read();
  expect(check).toMatchObject({ status: "rejected", reviewedAt: expect.any(String) });
  expect(check.steps).toContainEqual({
    name: "selfie",
    status: "resubmit",
    reason: "This is another person.",
  });
  expect((await send({ ...PERSON, ...SUBMIT }, FILES)).json().statusCode).toBe(4091);
});

it("needs a known member and known steps", async () => {
  const unknown = await sandbox.control("kyc", { username: "nobody", decision: "approved" });
  expect(unknown.status).toBe(404);
  expect((await decide("resubmit", { hat: "No hat." })).status).toBe(422);
  expect((await sandbox.control("kyc-files?username=nobody")).status).toBe(404);
});

import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { FILES, PERSON, PNG, SUBMIT, startKyc, statusByStep } from "../testing/kyc-form.ts";

const { sandbox, bearer, send, read, decide } = await startKyc();
afterAll(() => sandbox?.close());

const filesOf = async () => (await sandbox.control("kyc-files?username=newt")).json;

beforeEach(() => decide("none"));

describe("a draft", () => {
  it("starts from nothing and keeps what was given, files too", async () => {
    expect(await read()).toMatchObject({ status: "none", submittedAt: null });
    await send({ firstName: " Newt ", docType: "id_card" }, { front: PNG });
    await send({ lastName: "Fisher", submit: "false" });
    const draft = await read();
    expect(draft).toMatchObject({
      status: "draft",
      details: { firstName: "Newt", lastName: "Fisher", docType: "id_card", country: null },
    });
    expect(statusByStep(draft)).toEqual({
      personal: "missing",
      front: "given",
      back: "missing",
      selfie: "missing",
    });
    const user = (await sandbox.call(contract.account.profile, { bearer })).value();
    expect(user.kycStatus).toBe("draft");
  });

  it("R11.17 has no back for a passport and clears a name that is sent empty", async () => {
    await send({ firstName: "Newt", docType: "passport" });
    await send({ firstName: "" });
    const check = await read();
    expect(check.details?.firstName).toBeNull();
    expect(Object.keys(statusByStep(check))).toEqual(["personal", "front", "selfie"]);
  });
});

describe("documents", () => {
  it("of 15 MB are stored byte for byte, and replaced by a later one", async () => {
    const large = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(15 * 1024 * 1024)]);
    expect((await send({}, { front: PNG, selfie: PNG })).status).toBe(200);
    expect((await send({}, { front: large })).status).toBe(200);
    expect(await filesOf()).toEqual([
      { name: "selfie", size: PNG.length, sha256: createHash("sha256").update(PNG).digest("hex") },
      {
        name: "front",
        size: large.length,
        sha256: createHash("sha256").update(large).digest("hex"),
      },
    ]);
    const row = sandbox.running.sandbox.database.get<{ bytes: Uint8Array }>(
      "SELECT bytes FROM kyc_file WHERE name = 'front'",
    );
    expect(Buffer.compare(Buffer.from(row?.bytes ?? []), large)).toBe(0);
  });

  it("over 16 MB, of another type or under another name are refused and nothing is kept", async () => {
    const tooLarge = Buffer.concat([PNG, Buffer.alloc(16 * 1024 * 1024)]);
    const errorsOf = async (files: Record<string, Buffer>) =>
      (await send({ firstName: "Lost" }, files)).json().errors;
    expect(await errorsOf({ front: tooLarge })).toEqual({
      front: ["The file must not exceed 16\u00a0MB."],
    });
    expect(await errorsOf({ selfie: Buffer.from("GIF89a") })).toEqual({
      selfie: ["The file must be one of: png, jpeg, webp, pdf."],
    });
    expect(Object.keys(await errorsOf({ other: PNG }))).toEqual(["other"]);
    expect(await filesOf()).toEqual([]);
    expect((await read()).status).toBe("none");
  });
});

describe("handing in", () => {
  it("R5.1 names every field that is missing and keeps the state", async () => {
    const answer = await send({ submit: "true" });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual(
      [...Object.keys(PERSON), ...Object.keys(FILES), "consent"].sort(),
    );
    expect((await read()).status).toBe("none");
  });

  it("needs no back for a passport and keeps none", async () => {
    await send({ ...PERSON, docType: "passport" }, FILES);
    const answer = await send({ ...SUBMIT });
    expect(answer.value().status).toBe("pending");
    expect((await filesOf()).map(({ name }: { name: string }) => name)).toEqual([
      "front",
      "selfie",
    ]);
  });

  it("R11.17 asks for an age of eighteen by business time, a real country and a document's number", async () => {
    const now = new Date((await sandbox.control("state")).json.clock.now);
    const tomorrow = new Date(now.getTime() + 86_400_000);
    const birthDate = `${tomorrow.getUTCFullYear() - 18}${tomorrow.toISOString().slice(4, 10)}`;
    const form = { ...PERSON, ...SUBMIT, birthDate };
    const bad = await send({ ...form, country: "ZZ", docNumber: "A-1" }, FILES);
    expect(bad.json().errors).toEqual({
      birthDate: ["You must be at least 18 years old."],
      country: ["Choose a country by its two-letter code."],
      docNumber: ["Enter the number of your document."],
    });
    for (const impossible of ["2999-01-01", "1800-01-01"]) {
      const answer = await send({ ...form, birthDate: impossible }, FILES);
      expect(answer.json().errors.birthDate).toBeDefined();
    }
    await sandbox.advance(2 * 86_400);
    expect((await send(form, FILES)).value().status).toBe("pending");
  });

  it("refuses malformed values by field", async () => {
    const answer = await send({
      birthDate: "1990-02-30",
      country: "Germany",
      docType: "library_card",
      docNumber: "\u0661\u0662",
      lastName: "x".repeat(81),
    });
    expect(Object.keys(answer.json().errors).sort()).toEqual(
      ["birthDate", "country", "docNumber", "docType", "lastName"].sort(),
    );
    const turned = await send({ firstName: "a\u202eb" });
    expect(Object.keys(turned.json().errors)).toEqual(["firstName"]);
  });

  it("waits for a decision within a day, closed to changes", async () => {
    const pending = (await send({ ...PERSON, ...SUBMIT }, FILES)).value();
    expect(pending).toMatchObject({ status: "pending", reviewedAt: null });
    const span = Date.parse(pending.expectedBy ?? "") - Date.parse(pending.submittedAt ?? "");
    expect(span).toBe(24 * 3_600_000);
    const { json } = await sandbox.control("state");
    expect(json.kycQueue).toMatchObject([{ username: "newt", docType: "id_card" }]);
    for (const fields of [{ firstName: "Other" }, SUBMIT]) {
      const answer = await send(fields);
      expect([answer.status, answer.json().statusCode]).toEqual([409, 4091]);
    }
  });
});

it("seeds approved members with the dates and data of their check", async () => {
  const anna = (await sandbox.login("anna")).accessToken;
  const check = (await sandbox.call(contract.kyc.kyc, { bearer: anna })).value();
  expect(check).toMatchObject({
    status: "approved",
    details: { firstName: "Anna", lastName: "Berger", docType: "passport" },
  });
  expect(Date.parse(check.reviewedAt ?? "")).toBeGreaterThan(Date.parse(check.submittedAt ?? ""));
});

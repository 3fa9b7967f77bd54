import { randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { API_KEY } from "../http/api-key.ts";
import { proofByCode } from "../testing/protecting.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { LEFT_OUT, PARTS } from "./parts.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

const { dataExports, requestDataExport, dataExportFile } = contract.personalData;
const DAY = 86_400;

async function ask(bearer: string, username = "erik") {
  const proof = await proofByCode(sandbox, bearer, "export", {}, username);
  return sandbox.call(requestDataExport, { bearer, key: randomUUID(), body: { proof } });
}

async function download(bearer: string, id: string) {
  const path = `/auth/client${dataExportFile.path.replace("{id}", id)}`;
  const headers = { "x-api-key": API_KEY, authorization: `Bearer ${bearer}` };
  const response = await fetch(sandbox.url + path, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("content-type"), bytes };
}

async function readyFiles(bearer: string): Promise<Record<string, Uint8Array>> {
  const { latest } = (await ask(bearer)).value();
  await sandbox.advance(61);
  const { status, type, bytes } = await download(bearer, latest?.id ?? "");
  expect([status, type]).toEqual([200, "application/zip"]);
  return unzipSync(bytes);
}

const jsonOf = (files: Record<string, Uint8Array>, name: string) =>
  JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());

describe("R15.7 a copy of a member's data", () => {
  it("names every table that names a member, and each column of these that is no key and no secret", () => {
    const { database } = sandbox.running.sandbox;
    const tables = database.all<{ name: string }>(
      `SELECT DISTINCT m.name FROM sqlite_master m, pragma_foreign_key_list(m.name) f
       WHERE m.type = 'table' AND f."table" = 'member'`,
    );
    const named = new Set([...PARTS.map(({ table }) => table), ...Object.keys(LEFT_OUT)]);
    expect(tables.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
    const missing = PARTS.flatMap(({ table, columns }) =>
      database
        .all<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`)
        .filter(({ name }) => !columns.includes(name))
        .map(({ name }) => `${table}.${name}`),
    );
    const withheld =
      /(^|\.|_)(id|hash|secret|handle|journal|seed|bytes|key|counter|transports|endpoint|p256dh|auth|token|pending|until)$/;
    expect(missing.filter((name) => !withheld.test(name))).toEqual([
      "account.name",
      "wheel_spin.day",
      "rush_game.day",
      "rush_game.real_at",
      "push_subscription.tested_at",
      "mail.text",
      "mail.link",
    ]);
  });

  it("holds the profile, each transaction to its last digit, and what was uploaded", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const { database } = sandbox.running.sandbox;
    const picture = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 1, 2, 3]);
    const { id = 0 } =
      database.get<{ id: number }>("SELECT id FROM member WHERE username = 'erik'") ?? {};
    database.run(
      "INSERT OR REPLACE INTO kyc_file (member_id, name, type, size, sha256, bytes) VALUES (?, 'front', 'image/png', 11, '', ?)",
      id,
      picture,
    );
    const files = await readyFiles(bearer);
    expect(jsonOf(files, "profile")).toMatchObject([{ username: "erik", emailVerified: true }]);
    expect(files["identity/front.png"]).toEqual(new Uint8Array(picture));
    const query = { pageSize: "100" };
    const { list } = contract.transaction;
    const { items, total } = (await sandbox.call(list, { bearer, query })).value();
    const lines = jsonOf(files, "transactions");
    expect(lines).toHaveLength(total);
    const exported = new Map(lines.map((line: { id: number }) => [String(line.id), line]));
    for (const { id: line, amount, balanceAfter } of items) {
      expect(exported.get(line)).toMatchObject({ amount, ...(balanceAfter && { balanceAfter }) });
    }
  });

  it("tells notifications as they were read, in the member's language", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const { database } = sandbox.running.sandbox;
    database.run("UPDATE member SET language = 'de-DE' WHERE username = 'erik'");
    await sandbox.control("deposit", { username: "erik", symbol: "USDT", amount: "1.5" });
    const notifications = jsonOf(await readyFiles(bearer), "notifications");
    expect(notifications).toContainEqual(
      expect.objectContaining({
        title: "Einzahlung erhalten",
        body: expect.stringContaining("1,50"),
      }),
    );
    expect(JSON.stringify(notifications)).not.toContain("sentence");
  });

  it("holds nothing of anybody else, and no secret", async () => {
    const files = await readyFiles(await sandbox.bearerOf("erik"));
    const all = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString("latin1"))
      .join("\n");
    const { database } = sandbox.running.sandbox;
    const others = database.all<{ username: string; email: string; full_name: string }>(
      "SELECT username, email, full_name FROM member WHERE username <> 'erik'",
    );
    const foreign = others.flatMap(({ email, full_name }) => [email, full_name]);
    expect(foreign.length).toBeGreaterThan(10);
    expect(foreign.filter((text) => all.includes(text))).toEqual([]);
    const own = database.get<Record<string, string>>(
      "SELECT password_hash, totp_secret, resend_id FROM member WHERE username = 'erik'",
    );
    expect(Object.values(own ?? {}).filter((secret) => all.includes(secret))).toEqual([]);
  });

  it("takes a proof and a minute, is asked for once a day, told of, and expires", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const body = { proof: "x".repeat(43) };
    const unproved = await sandbox.call(requestDataExport, { bearer, key: randomUUID(), body });
    expect(unproved.json()).toMatchObject({ statusCode: 4036, action: "export" });
    const { latest, nextAt } = (await ask(bearer)).value();
    expect(latest).toMatchObject({ status: "preparing" });
    const id = latest?.id ?? "";
    expect((await download(bearer, id)).status).toBe(404);
    expect((await ask(bearer)).json()).toMatchObject({ statusCode: 4091, retryAt: nextAt });
    await sandbox.advance(61);
    expect((await sandbox.call(dataExports, { bearer })).value().latest?.status).toBe("ready");
    const mails = (await sandbox.mailsTo("erik@example.com")).filter(
      ({ kind }) => kind === "data-export",
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Your copy of your data is ready",
      "A copy of your data was requested",
    ]);
    expect((await download(await sandbox.bearerOf("boris"), id)).status).toBe(404);
    await sandbox.advance(7 * DAY);
    expect((await download(bearer, id)).status).toBe(404);
    expect((await sandbox.call(dataExports, { bearer })).value()).toMatchObject({ latest: null });
    expect((await ask(bearer)).status).toBe(200);
  });
});

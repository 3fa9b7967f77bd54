import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_KEY } from "../sandbox/http/api-key.ts";
import { SEED_PASSWORD } from "../sandbox/seed/profiles.ts";
import { type RunningSandbox, startSandbox } from "../sandbox/server.ts";
import type { Options } from "./command/options.ts";
import { READ_INPUTS } from "./command/read-inputs.ts";
import { examine } from "./examine.ts";
import { deviations, examineStub, find, optionsFor } from "./examine-stub.ts";
import { READS } from "./reads.ts";
import { countOutcomes, printReport, reportJson } from "./report/print-report.ts";
import type { Finding } from "./report/report.ts";
import { startStub } from "./stub/stub.ts";
import { FAULTS } from "./stub/stub-faults.ts";
import { STUB_CODE, STUB_KEY, STUB_PASSWORD, type StubForm } from "./stub/stub-platform.ts";

describe("the sandbox", { timeout: 30_000 }, () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    const facts = { port: 0, dataFile: ":memory:", seed: "review", quiet: true } as const;
    sandbox = await startSandbox({ ...facts, appOrigin: "http://localhost" });
    const soon = Date.now() + 86_400_000;
    const readyCopy = `INSERT INTO data_export (member_id, requested_at, ready_at, expires_at)
      SELECT id, 0, 0, ${soon} FROM member WHERE username = 'anna'`;
    sandbox.sandbox.database.run(readyCopy);
  });
  afterAll(() => sandbox?.close());

  const asked = (username: string, more: Partial<Options> = {}) =>
    examine(optionsFor(sandbox.url, [API_KEY, username, SEED_PASSWORD], more));

  it("keeps the contract in every read and write, and offers everything", async () => {
    const findings = await asked("anna", { mayWrite: true });
    expect(deviations(findings)).toEqual([]);
    expect(findings.map(({ came }) => came)).toContain("each is the contract's");
    expect(countOutcomes(findings)["not offered"]).toBe(0);
    const reads = findings.filter(({ topic }) => topic === "Reads");
    expect(reads.filter(({ outcome }) => outcome === "ok")).toHaveLength(READS.length);
    const key = "POST /wallet/convert (account)";
    const replays = findings.filter(({ asked: about }) => about.startsWith(key));
    expect(replays.map(({ came }) => came)).toContain("409, byte for byte");
    expect(replays.map(({ came }) => came)).toContain("409 with statusCode 4090");
  });

  it("R8.1 tells the end of a token with 5000 once that is waited for, whatever ends meanwhile", async () => {
    await setAccessTtl(sandbox, 2);
    const findings = await asked("dora", { waitExpirySeconds: 5 });
    await setAccessTtl(sandbox, 900);
    expect(deviations(findings)).toEqual([]);
    expect(find(findings, "GET /profile (account) with an expired access token")).toMatchObject({
      outcome: "ok",
      came: "401 with statusCode 5000",
    });
  });

  it("R4.2 holds a member who owes the second factor back", async () => {
    const findings = await asked("boris");
    expect(deviations(findings)).toEqual([]);
    expect(find(findings, "GET /profile (account) with the second-factor token")?.came).toBe(
      "401 with statusCode 5002",
    );
    expect(find(findings, "POST /refresh (auth) before the code")?.outcome).toBe("ok");
  });

  it("leaves nothing changed without --write", async () => {
    const tables = ["journal", "mail", "idempotency", "convert_quote"];
    const rows = () => tables.map((name) => countRows(sandbox, name));
    await asked("anna");
    const before = rows();
    await asked("anna");
    expect(rows()).toEqual(before);
  });
});

async function setAccessTtl({ url }: RunningSandbox, accessTtlSeconds: number): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ accessTtlSeconds });
  const answer = await fetch(`${url}/__sandbox/tokens`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`No other lifetime: ${answer.status}`);
}

function countRows({ sandbox: { database } }: RunningSandbox, table: string): number {
  return database.get<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`)?.rows ?? -1;
}

const FORMS: readonly (readonly [string, StubForm])[] = [
  ["plain bodies, bare lists and amounts as text", {}],
  [
    "a data envelope, lists in items, amounts as numbers and no field too many",
    { envelope: true, items: true, numbers: true, lean: true },
  ],
];

describe("an upstream with the specification's own calls only", { timeout: 30_000 }, () => {
  it.each(FORMS)("R7.4 keeps the contract with %s", async (_, form) => {
    const waiting = { waitExpirySeconds: 20, mayWrite: true };
    const findings = await examineStub({ ...form, renewedMs: 1_500 }, "ada", waiting);
    expect(deviations(findings)).toEqual([]);
    expect(countOutcomes(findings)["not offered"]).toBeGreaterThan(30);
    expect(find(findings, "accessToken")?.came).toBe("opaque, 48 characters");
    expect(find(findings, "GET /profile (account) with an expired")?.outcome).toBe("ok");
    expect(find(findings, "bodies")?.outcome).toBe(form.envelope ? "note" : undefined);
    expect(find(findings, "amounts")?.outcome).toBe(form.numbers ? "note" : undefined);
  });

  it.each(FORMS)("R4.2 lets a member with a second factor in, with %s", async (_, form) => {
    const findings = await examineStub(form, "ben", { code: STUB_CODE });
    expect(deviations(findings)).toEqual([]);
    expect(find(findings, "POST /gg-2fa/valid (account), the given code")?.outcome).toBe("ok");
    expect(find(findings, "GET /wallets (account)")?.outcome).toBe("ok");
  });

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    "is named for one fault and nothing else: %s",
    async (_, fault) => {
      const { alter, form, username = "ada", waitExpirySeconds = 0, mayWrite = false } = fault;
      const asked = { waitExpirySeconds, mayWrite };
      const findings = await examineStub({ ...form, alter }, username, asked);
      expect(deviations(findings).map(({ asked: about, came }) => [about, came])).toEqual([
        [expect.stringContaining(fault.asked), fault.came],
      ]);
    },
  );

  it("names what it did not see, what is not offered by screen, and what a member would see of each deviation", async () => {
    const findings = await examineStub(
      {
        alter: (call, reply) =>
          call.path.endsWith("/wallets") && reply.status === 200
            ? { ...reply, status: 500 }
            : reply,
      },
      "ada",
    );
    const { findings: rows } = JSON.parse(reportJson("", findings)) as {
      findings: (Finding & { memberSees?: string })[];
    };
    const seen = rows.filter(({ outcome }) => outcome === "deviation");
    expect(seen.map(({ memberSees }) => memberSees)).toEqual(
      seen.map(() => expect.stringMatching(/\S/)),
    );
    const report = printReport(findings);
    expect(report).toContain(
      "a member sees  Wallet, profile and settings: “We couldn’t load this”",
    );
    expect(report).toMatch(/\nNot offered, by screen\n(?: {2}.+\n)+/);
    expect(report).toMatch(/^ {2}Mining {2}\d+ calls?: GET \//m);
    expect(report).toMatch(/^ {2}not seen {5}calls that change something: --write asks them$/m);
    expect(report).not.toMatch(/^ {2}not offered/m);
  });

  it("R6.1 shows no key, password or token in its report", async () => {
    const echo: string[] = [];
    const findings = await examineStub(
      {
        alter: (call, reply) => {
          if (call.bearer.length > 40) echo.push(call.bearer);
          const isRefused = reply.status >= 400;
          const message = `${call.bearer} ${call.apiKey} ${JSON.stringify(call.body)}`;
          return isRefused ? { ...reply, body: { ...(reply.body as object), message } } : reply;
        },
      },
      "ada",
    );
    const shown = printReport(findings) + reportJson("", findings);
    expect(echo.length).toBeGreaterThan(10);
    for (const secret of [STUB_KEY, STUB_PASSWORD, ...echo]) expect(shown).not.toContain(secret);
  });

  it("is told in one line when nobody answers", async () => {
    const nobody = optionsFor("http://127.0.0.1:1", ["k", "u", "p"]);
    await expect(examine(nobody)).rejects.toThrow(/^The upstream does not answer: ECONNREFUSED$/);
  });
});

describe("the command", { timeout: 30_000 }, () => {
  it("ends with 2 when nobody answers, and with 3 when a second factor kept it from the members' calls", async () => {
    const silent = await runCommand("http://127.0.0.1:1");
    expect([silent.code, silent.output]).toEqual([2, ""]);
    expect(silent.errors).toBe("The upstream does not answer: ECONNREFUSED\n");
    const stub = await startStub({});
    const held = await runCommand(stub.url, { CONFORMANCE_USERNAME: "ben" });
    const passed = await runCommand(stub.url, {
      ...{ CONFORMANCE_USERNAME: "ben", CONFORMANCE_CODE: STUB_CODE },
    });
    await stub.close();
    expect(held.code).toBe(3);
    expect(JSON.parse(held.output)).toMatchObject({ passes: false, isComplete: false });
    expect(passed.code).toBe(0);
    expect(JSON.parse(passed.output)).toMatchObject({ passes: true, isComplete: true });
  });

  it.each([
    ["UPSTREAM_API_KEY", "The upstream refuses the key: "],
    ["CONFORMANCE_PASSWORD", "The upstream refuses name and password: "],
  ])("ends with 2 when %s is refused, and says which one to check", async (name, says) => {
    const stub = await startStub({});
    const { code, output, errors } = await runCommand(stub.url, { [name]: "mistyped" });
    await stub.close();
    expect([code, output]).toEqual([2, ""]);
    expect(errors).toMatch(new RegExp(`^${says}4\\d\\d [^\\n]*${name}\\n$`));
  });

  it("ends with 0 or 1 by what it found, and shows no secret either way", async () => {
    for (const status of [200, 500]) {
      const stub = await startStub({
        alter: (call, reply) =>
          call.path.endsWith("/prices") && reply.status === 200 ? { ...reply, status } : reply,
      });
      const { code, output } = await runCommand(stub.url);
      await stub.close();
      expect(code).toBe(status === 200 ? 0 : 1);
      const { passes, findings } = JSON.parse(output);
      expect(passes).toBe(status === 200);
      expect(findings.length).toBeGreaterThan(30);
      for (const secret of [STUB_KEY, STUB_PASSWORD]) expect(output).not.toContain(secret);
    }
  });
});

async function runCommand(upstream: string, env: Readonly<Record<string, string>> = {}) {
  const file = fileURLToPath(new URL("../cli/conformance.ts", import.meta.url));
  const child = spawn(process.execPath, [file, "--json", "--upstream", upstream], {
    env: {
      NODE_ENV: "production",
      UPSTREAM_API_KEY: STUB_KEY,
      CONFORMANCE_USERNAME: "ada",
      CONFORMANCE_PASSWORD: STUB_PASSWORD,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code: code as number | null };
}

describe("the kit", () => {
  it("knows what to ask every read with parameters for", () => {
    const needy = READS.filter(({ params }) => Object.keys(params).length > 0);
    expect(needy.filter((read) => !READ_INPUTS.has(read))).toEqual([]);
  });

  it.each(
    READS.filter(({ query }) => query?.safeParse({}).success === false).map((r) => [r.path, r]),
  )("knows a query for %s", (_, read) => {
    expect(READ_INPUTS.has(read as (typeof READS)[number])).toBe(true);
  });
});

import { type Application, startApplication } from "../../fixtures/application.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

interface AuditLine {
  readonly audit: string;
  readonly account?: string;
  readonly member?: string;
  readonly session?: string;
  readonly code?: string;
  readonly by?: string;
  readonly newDevice?: boolean;
}

const CODE = "/api/session/two-factor";
const HASH = /^[0-9a-f]{16}$/;
const FIREFOX = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const NEWER_FIREFOX = { "user-agent": FIREFOX["user-agent"].replaceAll("140", "141") };
const SAFARI = { "user-agent": "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15" };

function auditLines({ lines }: Application): readonly AuditLine[] {
  return lines.filter((line) => line.includes('"audit"')).map((line) => JSON.parse(line));
}

test("R4.2 sign-ins, refusals, codes, devices and logouts are lines that an operator can alert on, by no one's name", async ({
  upstream,
  sandbox,
}) => {
  const application = await startApplication(upstream.url);
  try {
    const login = (username: string, password: string, headers = {}) => {
      const visitor = new Visitor(application.url);
      const sent = visitor.post("/api/session/login", { username, password }, headers);
      return sent.then(({ status }) => ({ visitor, status }));
    };
    await login("anna", "Wrong-2026!");
    await login("ANNA", "Wrong-2026!");
    const { visitor } = await login("anna", "Merlin-2026!", FIREFOX);
    await login("anna", "Merlin-2026!", NEWER_FIREFOX);
    await login("anna", "Merlin-2026!", SAFARI);
    await visitor.post("/api/session/logout");
    const { visitor: erik } = await login("erik", "Merlin-2026!");
    await erik.post(CODE, { code: "000000" });
    await erik.post(CODE, { code: await sandbox.code("erik") });
    await expect.poll(() => auditLines(application).length).toBe(9);

    const all = auditLines(application);
    expect(all.map(({ audit, code, by, newDevice }) => [audit, code ?? by, newDevice])).toEqual([
      ["sign-in refused", "VALIDATION_FAILED", undefined],
      ["sign-in refused", "VALIDATION_FAILED", undefined],
      ["sign-in", "password", undefined],
      ["sign-in", "password", false],
      ["sign-in", "password", true],
      ["logout", undefined, undefined],
      ["code owed", undefined, undefined],
      ["code refused", "VALIDATION_FAILED", undefined],
      ["sign-in", "password and code", undefined],
    ]);
    expect(new Set(all.slice(0, 5).map(({ account }) => account)).size).toBe(1);
    expect(new Set(all.slice(6).map(({ account }) => account)).size).toBe(1);
    expect(all[0]?.account).not.toBe(all[8]?.account);
    for (const line of all.filter(({ audit }) => audit === "sign-in")) {
      expect([line.account, line.member, line.session]).toEqual(
        Array(3).fill(expect.stringMatching(HASH)),
      );
    }
    expect(all[5]).toMatchObject({ member: all[2]?.member, session: all[2]?.session });
    expect(application.lines.join("\n")).not.toMatch(/anna|erik|Merlin-2026|Wrong-2026|Firefox/i);
  } finally {
    await application.stop();
  }
});

test("R4.2 an account has another hash at another deployment and under another secret", {
  tag: "@deep",
}, async ({ upstream }) => {
  const applications = await Promise.all([
    startApplication(upstream.url),
    startApplication(upstream.url, { SESSION_SECRET: "another-secret-of-this-suite-0123456789" }),
  ]);
  try {
    const hashes: (string | undefined)[] = [];
    for (const application of applications) {
      await new Visitor(application.url).login("carl");
      await expect.poll(() => auditLines(application).length).toBe(1);
      hashes.push(auditLines(application)[0]?.account, auditLines(application)[0]?.member);
    }
    expect(new Set(hashes).size).toBe(4);
  } finally {
    await Promise.all(applications.map((application) => application.stop()));
  }
});

test("R8.1 a session that is renewed as no browser of ours does is told once", {
  tag: "@deep",
}, async ({ upstream, sandbox }) => {
  const application = await startApplication(upstream.url);
  try {
    const visitor = new Visitor(application.url);
    await visitor.login("anna");
    for (let turn = 0; turn < 22; turn += 1) {
      await sandbox.expireTokens();
      expect((await visitor.send("/api/bff/account/wallets")).status).toBe(200);
    }
    const bursts = auditLines(application).filter(({ audit }) => audit === "refresh burst");
    expect(bursts).toEqual([expect.objectContaining({ count: 20, seconds: 300 })]);
    expect(bursts[0]?.session).toMatch(HASH);
  } finally {
    await application.stop();
  }
});

test("R4.3 each way in which a password changes or a session ends is told by its member, and what fails is not", async ({
  upstream,
  sandbox,
  newcomer,
}) => {
  const application = await startApplication(upstream.url);
  try {
    const { username, email, password } = newcomer;
    const [visitor, elsewhere] = [new Visitor(application.url), new Visitor(application.url)];
    const login = (who: Visitor, secret: string) =>
      who.post("/api/session/login", { username, password: secret });
    const change = (currentPassword: string, newPassword: string) =>
      visitor.send("/api/bff/account/change-password", {
        method: "PATCH",
        headers: { origin: application.url, "x-csrf": "1", "content-type": "application/json" },
        body: JSON.stringify({ currentPassword, newPassword, confirmPassword: newPassword }),
      });
    expect((await login(visitor, password)).status).toBe(200);
    expect((await login(elsewhere, password)).status).toBe(200);
    const devices = (await visitor.send("/api/bff/account/sessions")).json<
      readonly { readonly id: string; readonly current: boolean }[]
    >();
    const other = devices.find(({ current }) => !current);
    const ended = await visitor.send(`/api/bff/account/sessions/${other?.id}`, {
      method: "DELETE",
      headers: { origin: application.url, "x-csrf": "1" },
    });
    expect(ended.status).toBe(204);
    const others = "/api/bff/account/sessions/revoke-others";
    expect((await visitor.post(others)).status).toBe(204);
    expect((await change("Wrong-2026!", "Other-2026!")).status).toBe(422);
    expect((await change(password, "Other-2026!")).status).toBe(200);
    expect((await visitor.post("/api/bff/public/forgot", { email })).status).toBe(200);
    const link = await sandbox.mailedPath(email, "reset-password");
    const token = new URL(link, application.url).searchParams.get("token");
    const reset = { token, password: "Third-2026!", confirmPassword: "Third-2026!" };
    expect((await visitor.post("/api/bff/public/reset-password", reset)).status).toBe(200);
    expect((await visitor.post("/api/bff/public/reset-password", reset)).status).toBe(422);

    await expect.poll(() => auditLines(application).length).toBe(6);
    const [first, , ...told] = auditLines(application);
    expect(told.map(({ audit }) => audit)).toEqual([
      "session ended",
      "other sessions ended",
      "password changed",
      "password reset",
    ]);
    for (const { member, session } of told.slice(0, 3))
      expect([member, session]).toEqual([first?.member, first?.session]);
    expect([told[3]?.member, told[3]?.session]).toEqual([undefined, undefined]);
    const words = new RegExp([username, email, String(token), password, "Other-2026"].join("|"));
    expect(application.lines.join("\n")).not.toMatch(words);
  } finally {
    await application.stop();
  }
});

test("R4.2 a guess that our own limit refuses is told with its reason, and asks nobody", async ({
  upstream,
}) => {
  const application = await startApplication(upstream.url);
  try {
    const visitor = new Visitor(application.url);
    for (let guess = 0; guess < 11; guess += 1)
      await visitor.post("/api/session/login", {
        username: "nobody-here",
        password: "Wrong-2026!",
      });
    const refused = auditLines(application);
    expect(refused.map(({ audit }) => audit)).toEqual(Array(11).fill("sign-in refused"));
    expect(refused[0]).toMatchObject({ code: "VALIDATION_FAILED", upstreamStatus: 422 });
    expect(refused[10]).toMatchObject({ code: "RATE_LIMITED" });
    expect(refused[10]).not.toHaveProperty("upstreamStatus");
  } finally {
    await application.stop();
  }
});

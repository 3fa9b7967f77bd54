import { type Stub, startStub } from "../../conformance/stub/stub.ts";
import { STUB_CODE, STUB_KEY, STUB_PASSWORD } from "../../conformance/stub/stub-platform.ts";
import { type Application, startApplication } from "../../fixtures/application.ts";
import { BARE_PAGES } from "../../fixtures/http/bare-pages.ts";
import { locationOf, Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const REFRESH = "POST /auth/client/refresh";
const SESSION_COOKIES = ["refreshToken", "accessToken", "gg2FAToken"];

function wordsOf(html: string): string {
  const shown = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, " ");
  return shown.replace(/\s+/g, " ");
}

function failuresOf({ lines }: Application): readonly string[] {
  return lines.filter((line) =>
    /failedSections|section unavailable|"status":5\d\d|digest/.test(line),
  );
}

async function signIn(application: Application, username: string) {
  const visitor = new Visitor(application.url);
  const credentials = { username, password: STUB_PASSWORD };
  const answer = await visitor.post("/api/session/login", credentials);
  return { visitor, answer };
}

const FORMS = {
  "plain bodies": {},
  "a data envelope, amounts as numbers and no field too many": {
    envelope: true,
    items: true,
    numbers: true,
    lean: true,
  },
} as const;

for (const [name, form] of Object.entries(FORMS)) {
  test.describe(`an upstream with the specification's own calls only, ${name}`, () => {
    let stub: Stub;
    let application: Application;

    test.beforeAll(async () => {
      stub = await startStub(form);
      application = await startApplication(stub.url, { UPSTREAM_API_KEY: STUB_KEY });
    });
    test.afterAll(async () => {
      await application.stop();
      await stub.close();
    });

    test("R2.2 R7.4 every page answers, and explains what is not there", {
      tag: "@deep",
    }, async () => {
      const { visitor, answer } = await signIn(application, "ada");
      expect(answer.json()).toEqual({ next: "/airdrop" });
      for (const [path, explanation] of BARE_PAGES) {
        const page = await visitor.open(path);
        expect(page.status, path).toBe(200);
        expect(wordsOf(page.text), path).toContain(explanation);
        expect(wordsOf(page.text), path).not.toMatch(
          /couldn’t load|could not be loaded|undefined|\bnull\b|NaN/,
        );
        expect(page.text, `${path} renders to its end`).not.toContain("data-dgst");
      }
      // Nothing would carry the phrase: whoever keeps no settings is not asked for one.
      const security = wordsOf((await visitor.open("/setting/security")).text);
      expect(security).not.toContain("Anti-phishing phrase");
      // Nobody said whether codes are asked for; the page claims neither and offers both.
      expect(security).toContain("A second check at login");
      expect(security).not.toContain("Add a code from your authenticator app to every login");
      const twoFactor = wordsOf((await visitor.open("/setting/gg-2fa")).text);
      expect(twoFactor).toContain("Install an authenticator app");
      expect(twoFactor).not.toContain("Two-factor authentication is on");
      expect(failuresOf(application)).toEqual([]);
    });

    test("R8.1 R4.3 opaque tokens are renewed on 5000, and logout ends the session", async () => {
      const { visitor } = await signIn(application, "ada");
      const refreshes = () => stub.calls.filter((call) => call === REFRESH).length;
      const before = refreshes();
      stub.expireTokens();
      expect((await visitor.visit("/wallet")).path).toBe("/wallet");
      expect(refreshes()).toBe(before + 1);
      stub.expireTokens();
      const wallets = await visitor.send("/api/bff/account/wallets");
      expect(wallets.status).toBe(200);
      expect(wallets.json()).toMatchObject([{ symbol: "USDT" }, {}, {}, {}]);
      expect(refreshes()).toBe(before + 2);
      const left = await visitor.post("/api/session/logout");
      expect(left.status).toBe(204);
      expect(SESSION_COOKIES.filter((cookie) => visitor.cookies.has(cookie))).toEqual([]);
      const page = await visitor.open("/wallet");
      expect(locationOf(page, application.url)).toBe("/login?returnUrl=%2Fwallet");
    });

    test("R4.2 R5.1 a wrong pair names its fields, and a second factor is asked for", async () => {
      const stranger = new Visitor(application.url);
      const wrong = { username: "ada", password: "Wrong-1!" };
      const refused = await stranger.post("/api/session/login", wrong);
      expect(refused.status).toBe(422);
      expect(refused.json()).toMatchObject({
        error: {
          message: "Wrong credentials",
          fields: { username: ["Name or password is wrong"] },
        },
      });
      const { visitor, answer } = await signIn(application, "ben");
      expect(answer.json()).toEqual({ next: "/authentication" });
      const passed = await visitor.post("/api/session/two-factor", { code: STUB_CODE });
      expect(passed.json()).toEqual({ next: "/airdrop" });
      expect((await visitor.open("/profile")).status).toBe(200);
    });
  });
}

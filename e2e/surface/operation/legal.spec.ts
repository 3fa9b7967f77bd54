import { type Application, startApplication } from "../../fixtures/application.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const LEGAL = {
  LEGAL_TERMS_URL: "https://own.example/terms,de=https://own.example/agb",
  LEGAL_TERMS_VERSION: "2026-11",
  LEGAL_PRIVACY_URL: "https://own.example/privacy",
  LEGAL_RISK_URL: "https://own.example/risk",
  LEGAL_IMPRINT_URL: "https://own.example/imprint",
  SECURITY_CONTACT: "security@own.example",
};

let configured: Application | undefined;
test.beforeAll(async ({ upstream }) => {
  configured = await startApplication(upstream.url, LEGAL);
});
test.afterAll(() => configured?.stop());

/** The operator's pages that a page links to, each as often as it does. */
function linked(html: string): readonly string[] {
  const links = [...html.matchAll(/<a [^>]*href="https:\/\/own\.example\/([^"]+)"/g)];
  return links.map(([, page = ""]) => page);
}

test("legal pages stand where a member needs them, in the language's own address, and nowhere when none is set", async ({
  visitor,
}) => {
  const guest = new Visitor(configured?.url ?? "");
  const all = ["terms", "privacy", "risk", "imprint"];
  const onPage = async (who: Visitor, path: string) => linked((await who.open(path)).text);
  expect(await onPage(guest, "/")).toEqual(all);
  // Below what is accepted, beside the footer's.
  const accepted = ["terms", "privacy", "risk"];
  expect((await onPage(guest, "/sign-up")).toSorted()).toEqual([...all, ...accepted].toSorted());
  guest.cookies.set("language", "de-DE");
  expect(await onPage(guest, "/")).toEqual(["agb", ...all.slice(1)]);
  const anna = new Visitor(guest.origin);
  await anna.login("anna");
  const inMenu = await onPage(anna, "/profile");
  expect(inMenu).toEqual(all);
  const check = await onPage(anna, "/setting/kyc");
  expect(check.toSorted()).toEqual([...all, "privacy"].toSorted());
  expect(await onPage(visitor, "/")).toEqual([]);
  expect((await visitor.open("/")).text).not.toContain("footer-legal");
});

test("R14.13 security.txt says whom to tell for less than a year to come, and change-password leads to the settings", async ({
  visitor,
}) => {
  const guest = new Visitor(configured?.url ?? "");
  const told = await guest.send("/.well-known/security.txt");
  expect([told.status, told.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(told.text).toMatch(
    /^Contact: mailto:security@own\.example\nExpires: 20\d\d-\d\d-\d\dT00:00:00Z\nCanonical: http:\/\/localhost:\d+\/\.well-known\/security\.txt\n$/,
  );
  const leftMs = Date.parse(/Expires: (\S+)/.exec(told.text)?.[1] ?? "") - Date.now();
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThan(366 * 86_400_000);
  const nobody = await visitor.send("/.well-known/security.txt");
  expect([nobody.status, nobody.headers["cache-control"]]).toEqual([404, "private, no-store"]);
  const change = await visitor.open("/.well-known/change-password");
  expect([change.status, change.headers.location]).toEqual([
    307,
    expect.stringMatching(/\/setting\/security$/),
  ]);
  const nothing = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await visitor.open(nothing)).status).toBe(404);
});

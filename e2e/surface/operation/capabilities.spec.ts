import type { ProfitAndLoss } from "../../../lib/contract/records/profit-and-loss.ts";
import { type Application, startApplication } from "../../fixtures/application.ts";
import { jsonAnswer, type Relay, startRelay } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Announcements whose links lead to a page of ours, to another site, and nowhere. */
const LINKS = ["/game/wheel?from=news", "https://status.example/news"];
const NO_LINKS = [
  "/nowhere-at-all",
  "//evil.example",
  "javascript:alert(1)",
  "https://a@evil.example",
];
const ANNOUNCED = [...LINKS, ...NO_LINKS].map((link, index) => ({
  ...{ id: `note${index}`, title: `Note ${index}`, link },
}));

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

let relay: Relay | undefined;
let plain: Application | undefined;
test.beforeAll(async ({ upstream }) => {
  relay = await startRelay(upstream.url);
  relay.intercept(({ path }) => {
    if (path === "/public/client/capabilities") return jsonAnswer({ statusCode: 4040 }, 404);
    return path.startsWith("/public/social/announcements?") ? jsonAnswer(ANNOUNCED) : undefined;
  });
  plain = await startApplication(relay.url);
});
test.afterAll(async () => {
  await plain?.stop();
  await relay?.close();
});

async function pagesOf(origin: string, pages: readonly string[]): Promise<readonly string[]> {
  const anna = new Visitor(origin);
  await anna.login("anna");
  const answers = await Promise.all(pages.map((path) => anna.open(path)));
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
  return answers.map(({ text }) => text);
}

test("R13.16 alerts have a button on moving prices where they are offered, and none elsewhere", async ({
  application,
}) => {
  const says = /<\/svg>Price alerts<\/button>/;
  const pages = ["/token-price", "/token-price/BTC", "/token-price/USDT"];
  const offered = await pagesOf(application.url, pages);
  expect(offered.map((html) => says.test(html))).toEqual([true, true, false]);
  const others = await pagesOf(plain?.url ?? "", pages);
  expect(others.map((html) => says.test(html))).toEqual([false, false, false]);
});

test("password managers learn where passkeys are made, where they are offered, and nothing elsewhere", async ({
  application,
}) => {
  const path = "/.well-known/passkey-endpoints";
  const told = await new Visitor(application.url).send(path);
  const settings = `${application.url}/setting/security`;
  expect(told.json()).toEqual({ enroll: settings, manage: settings });
  const none = await new Visitor(plain?.url ?? "").send(path);
  expect([none.status, none.headers["cache-control"]]).toEqual([404, "private, no-store"]);
});

test("passkeys of another host are none, and the log says so once for the answer that all pages share", async ({
  upstream,
  application: offering,
}) => {
  const add = "Add a passkey";
  expect((await pagesOf(offering.url, ["/setting/security"])).join()).toContain(add);
  const other = await startRelay(upstream.url);
  other.intercept(({ path }) =>
    path === "/public/client/capabilities"
      ? jsonAnswer({ passkeys: { rpId: "other.example" }, freeze: true })
      : undefined,
  );
  const application = await startApplication(other.url);
  const visitor = new Visitor(application.url);
  await visitor.login("anna");
  for (const path of ["/reserves", "/setting/security", "/setting/security"]) {
    expect((await visitor.send(path)).text).not.toContain(add);
  }
  const security = (await visitor.open("/setting/security")).text;
  expect(security).toContain("to every login. You need it to withdraw.");
  for (const path of ["/wallet", "/wallet/USDT", "/setting/kyc", "/setting/data"]) {
    const shown = (await visitor.open(path)).text.replaceAll(/<script.*?<\/script>/gs, "");
    expect(shown, path).not.toContain("2FA or a passkey");
  }
  const home = (await new Visitor(application.url).open("/")).text;
  expect(home).toContain("with two-factor authentication on and your identity check approved");
  expect(home).toContain("approved and two-factor authentication is on.");
  const endpoints = await visitor.send("/.well-known/passkey-endpoints");
  expect(endpoints.status).toBe(404);
  const token = "A".repeat(43);
  const ways = [
    ["/unfreeze", "Without 2FA, only support can reopen it."],
    [`/freeze?token=${token}`, "Without 2FA, only support can reopen it."],
    [`/unfreeze?token=${token}`, "Then log in with a 2FA code."],
  ] as const;
  for (const [path, words] of ways) {
    const { text } = await new Visitor(application.url).open(path);
    expect(text, path).toContain(words);
    expect(text.toLowerCase(), path).not.toContain("passkey");
  }
  const frozen = addMember(upstream);
  const { database, clock } = upstream.sandbox;
  database.run("UPDATE member SET frozen_at = ? WHERE username = ?", clock.now(), frozen);
  const refused = await new Visitor(application.url).login(frozen);
  expect(refused.json()).toMatchObject({
    error: {
      code: "ACCOUNT_FROZEN",
      message:
        "Your account is frozen. Reopen it by email. Without 2FA, only support can reopen it.",
    },
  });
  const told = () => application.lines.filter((line) => line.includes('"capability ignored"'));
  await expect.poll(() => told().length).toBe(1);
  await application.stop();
  await other.close();
});

test("R15.3 records have links where they are offered; elsewhere there are none, and their addresses explain themselves", async ({
  application,
}) => {
  // In its first days a year has no disposals.
  const year = new Date(Date.now() - MONTH_MS).getUTCFullYear();
  const records = ["/transactions/statement", "/transactions/tax"];
  const pages = ["/transactions", "/transactions/statement", `/transactions/tax?year=${year}`];
  const [list, statement, tax] = await pagesOf(application.url, pages);
  for (const path of records) expect(list).toContain(`href="${path}"`);
  expect(statement).toContain("Closing balance");
  expect(tax).toContain("Disposals");
  const [bareList, bareStatement, bareTax] = await pagesOf(plain?.url ?? "", pages);
  for (const path of records) expect(bareList).not.toContain(path);
  expect(bareStatement).toContain("Statements aren’t available here");
  expect(bareStatement).not.toContain("Print or save");
  expect(bareTax).toContain("Tax reports aren’t available here");
  expect(bareTax).not.toContain("Export CSV");
});

test("R15.3 personal data has a way from the settings where it is offered; elsewhere there is none, and its address explains itself", async ({
  application,
}) => {
  const pages = ["/setting", "/setting/data"];
  const [settings, data] = await pagesOf(application.url, pages);
  expect(settings).toContain('href="/setting/data"');
  expect(data).toContain("A copy of your data");
  expect(data).toContain("We keep your transactions");
  const [bareSettings, bareData] = await pagesOf(plain?.url ?? "", pages);
  expect(bareSettings).not.toContain("/setting/data");
  expect(bareData).toContain("Personal data isn’t available here");
  expect(bareData).not.toContain("Close account");
});

test("R15.3 R15.9 costs stand on dashboard, wallet and price pages with the digits of the service, and nowhere where they are not offered", async ({
  application,
}) => {
  const anna = new Visitor(application.url);
  await anna.login("anna");
  const { items } = (await anna.send("/api/bff/transaction/pnl")).json<ProfitAndLoss>();
  const merlin = items.find(({ symbol }) => symbol === "MERLIN");
  const pages = ["/wallet/MERLIN", "/token-price/MERLIN", "/dashboard"];
  const shown = await pagesOf(application.url, pages);
  const words = ["Gain or loss", "Your MERLIN cost", "Your tokens cost"];
  expect(shown.map((html, index) => html.includes(`>${words[index]}`))).toEqual([true, true, true]);
  const hasCost = (html: string) => html.includes(`data-amount="${merlin?.cost}"`);
  expect(shown.slice(0, 2).map(hasCost)).toEqual([true, true]);
  const bare = await pagesOf(plain?.url ?? "", pages);
  expect(bare.map((html, index) => html.includes(`>${words[index]}`))).toEqual([
    false,
    false,
    false,
  ]);
  expect(bare.map(hasCost)).toEqual([false, false, false]);
});

test("R15.3 R15.12 machines are upgraded where it is offered, and only renewed elsewhere", async ({
  application,
}) => {
  const anna = new Visitor(application.url);
  await anna.login("anna");
  const list = await anna.send("/api/bff/mining/machines?status=active");
  const [machine] = list.json<{ items: { id: string; upgrade: object | null }[] }>().items;
  expect(machine?.upgrade).not.toBeNull();
  const pages = ["/mining", `/marketplace?renew=${machine?.id}`];
  const offers = async (origin: string) => {
    const [mining = "", marketplace = ""] = await pagesOf(origin, pages);
    const modes = /modes[\\":]+\[([^\]]*)\]/.exec(marketplace)?.[1]?.replace(/[\\"]/g, "");
    return [/>Renew or upgrade</.test(mining), />Renew</.test(mining), modes];
  };
  expect(await offers(application.url)).toEqual([true, false, "renew,upgrade"]);
  expect(await offers(plain?.url ?? "")).toEqual([false, true, "renew"]);
});

test("R15.14 running stakes can be changed where that is offered; elsewhere the page hears of no way", async ({
  application,
}) => {
  const ways = /canAdd\\*":true|canRedeemPart\\*":true/;
  const [offered = ""] = await pagesOf(application.url, ["/earning/stake"]);
  expect(offered).toMatch(ways);
  const [bare = ""] = await pagesOf(plain?.url ?? "", ["/earning/stake"]);
  expect(bare).toContain("Your positions");
  expect(bare).not.toMatch(ways);
});

test("R7.10 R7.11 R7.12 R15.3 placing newcomers, the pool and shared commissions stand on the team page where they are offered, and nowhere else", async ({
  application,
}) => {
  const pages = ["/team", "/team?tab=sharing"];
  const words = [/>I place them<\/label>/, /href="\/team\?tab=sharing"/];
  const shared = [/>In the pool so far</, />Part you pass on</];
  const [team = "", sharing = ""] = await pagesOf(application.url, pages);
  expect(words.map((word) => word.test(team))).toEqual([true, true]);
  expect(shared.map((word) => word.test(sharing))).toEqual([true, true]);
  const [bare = "", missing = ""] = await pagesOf(plain?.url ?? "", pages);
  expect(words.map((word) => word.test(bare))).toEqual([false, false]);
  expect(shared.map((word) => word.test(missing))).toEqual([false, false]);
  expect(missing).toContain("The pool isn’t available here.");
});

test("R15.3 R15.41 proofs have links and a line in the sitemap where they are offered; elsewhere there are none, and their addresses explain themselves", async ({
  application,
}) => {
  const pages = ["/wallet", "/wallet/reserves", "/reserves", "/game/prediction"];
  const shown = async (origin: string) => {
    const sitemap = (await new Visitor(origin).send("/sitemap.xml")).text;
    const texts = await pagesOf(origin, pages);
    const [wallet = "", own = "", all = "", prediction = ""] = texts;
    return {
      wallet: wallet.includes('href="/wallet/reserves"'),
      own: own.includes("Counted for you"),
      footer: all.includes('href="/reserves"'),
      totals: all.includes("Balances and assets"),
      missing: [own, all].map((html) => html.includes("Proof of reserves isn’t available here")),
      prices: /hasProofs\\*":true/.test(prediction),
      sitemap: sitemap.includes("/reserves</loc>"),
    };
  };
  expect(await shown(application.url)).toEqual({
    ...{ wallet: true, own: true, footer: true, totals: true, missing: [false, false] },
    ...{ prices: true, sitemap: true },
  });
  expect(await shown(plain?.url ?? "")).toEqual({
    ...{ wallet: false, own: false, footer: false, totals: false, missing: [true, true] },
    ...{ prices: false, sitemap: false },
  });
});

test("R15.16 R15.17 R15.3 plans and automation have a tab where they are offered; elsewhere there is none, and their addresses explain themselves", async ({
  application,
}) => {
  const pages = ["/earning", "/earning/plans", "/mining", "/mining/automation"];
  const [earning, plans, mining, automation] = await pagesOf(application.url, pages);
  expect(earning).toContain('href="/earning/plans"');
  expect(plans).toContain("New plan");
  expect(mining).toContain('href="/mining/automation"');
  expect(automation).toContain("Claim and stake");
  const [bareEarning, barePlans, bareMining, bareAutomation] = await pagesOf(
    plain?.url ?? "",
    pages,
  );
  expect(bareEarning).not.toContain("/earning/plans");
  expect(barePlans).toContain("Plans aren’t available here");
  expect(barePlans).not.toContain("New plan");
  expect(bareMining).not.toContain("/mining/automation");
  expect(bareAutomation).toContain("Automation isn’t available here");
  expect(bareAutomation).not.toContain("Claim and stake");
});

test("an announcement leads to a page of ours or by https to another site, and nowhere else", async () => {
  const [html = ""] = await pagesOf(plain?.url ?? "", ["/dashboard"]);
  const isLinked = (link: string) => html.includes(`href="${link}`);
  expect(html.includes("Note 5")).toBe(true);
  expect(LINKS.filter((link) => !isLinked(link))).toEqual([]);
  expect(NO_LINKS.filter(isLinked)).toEqual([]);
});

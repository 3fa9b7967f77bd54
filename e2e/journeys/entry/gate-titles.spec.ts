import type { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

/** A path below a page that is none itself. */
const isNoPage = (path: string) => /\/(more|still|nowhere|NOPE)$/.test(path);

async function titleOf(visitor: Visitor, path: string): Promise<string | undefined> {
  const { status, text } = await visitor.open(path);
  expect(status, path).toBe(isNoPage(path) ? 404 : 200);
  return /<title>([^<]*)<\/title>/.exec(text)?.[1];
}

test("R2.1 pages for everybody and for guests carry their titles, what is none below them with 404", async ({
  visitor,
}) => {
  const titles = {
    "/": "Home",
    "/login": "Login",
    "/login/more": "Login",
    "/sign-up": "Sign Up",
    "/sign-up/more": "Sign Up",
    "/ref": "Sign Up",
    "/ref/anna": "Sign Up",
    "/ref/anna/left/more": "Sign Up",
    "/ref/a/left/nowhere": "Sign Up",
    "/nowhere": "Page not found",
  };
  for (const [path, title] of Object.entries(titles)) {
    expect(await titleOf(visitor, path), path).toBe(`${title} | Merlin BTC`);
  }
});

test("R2.1 the second factor's page carries its title", async ({ visitor }) => {
  await visitor.login("erik");
  expect(await titleOf(visitor, "/authentication")).toBe("Authentication | Merlin BTC");
});

test("R2.1 member pages and their sub-paths carry their titles, what is none with 404", async ({
  visitor,
}) => {
  await visitor.login("anna");
  const titles = {
    "/airdrop": "Airdrop",
    "/airdrop/more": "Airdrop",
    "/dashboard": "Dashboard",
    "/dashboard/more": "Dashboard",
    "/mining": "Mining",
    "/mining/more": "Mining",
    "/mining/automation": "Automation",
    "/earning": "Earning",
    "/earning/stake": "Staking",
    "/earning/plans": "Plans",
    "/earning/commissions": "Commissions",
    "/game": "Game",
    "/game/wheel": "Daily wheel",
    "/game/hash-rush": "Hash Rush",
    "/game/history": "Game history",
    "/game/prediction": "Prediction",
    "/team": "Team",
    "/team/more": "Team",
    "/binary-tree": "Binary tree",
    "/binary-tree/more": "Binary tree",
    "/network": "Network",
    "/network/more": "Network",
    "/transactions": "All Transactions",
    "/transactions/more/still": "All Transactions",
    "/transactions/daily-profit": "Daily Profit Transactions",
    "/transactions/statement": "Account statement",
    "/transactions/tax": "Tax report",
    "/marketplace": "Marketplace",
    "/marketplace/more": "Marketplace",
    "/marketplace/resale": "Machines from members",
    "/setting": "General",
    "/setting/more": "General",
    "/setting/data": "Personal data",
    "/setting/security": "Security",
    "/setting/kyc": "KYC",
    "/setting/gg-2fa": "GG 2FA",
    "/wallet": "Wallet",
    "/wallet/USDT": "Wallet",
    "/wallet/NOPE": "Wallet",
    "/wallet/reserves": "Your proof of reserves",
    "/token-price": "Token price",
    "/token-price/BTC/more": "Token price",
    "/profile": "Profile",
    "/profile/more": "Profile",
  };
  for (const [path, title] of Object.entries(titles)) {
    expect(await titleOf(visitor, path), path).toBe(`${title} | Merlin BTC`);
  }
});

test("R4.1 the page of an outage carries a title of its own", async ({ visitor, sandbox }) => {
  await visitor.login("anna");
  visitor.cookies.delete("accessToken");
  await sandbox.fail({ path: "/auth/client/refresh", times: 10, status: 503 });
  const { status, text } = await visitor.open("/wallet");
  expect(status).toBe(503);
  expect(text).toContain("<title>Unavailable | Merlin BTC</title>");
});

test("R2.5 an unknown path is a 404 that needs no script, for guests and members", async ({
  visitor,
}) => {
  for (const isMember of [false, true]) {
    if (isMember) await visitor.login("anna");
    const { status, text } = await visitor.open("/nowhere");
    expect(status).toBe(404);
    expect(text).toMatch(/<h1[^>]*>No entry at this address.</);
    expect(text).toContain("Home page");
  }
});

test("R2.2 the page of a wallet that nobody has is a real 404", async ({ visitor }) => {
  await visitor.login("anna");
  for (const path of ["/wallet/NOPE", "/wallet/..%2Fprofile", "/wallet/%00", "/wallet/USDT/more"]) {
    expect((await visitor.open(path)).status, path).toBe(404);
  }
});

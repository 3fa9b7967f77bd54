import type { Wallet } from "../../../lib/contract/account.ts";
import { type Application, startApplication } from "../../fixtures/application.ts";
import { type Forward, jsonAnswer, type Relay, startRelay } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

type Facts = Record<string, unknown>;

/** What the profile tells besides. */
let told: Facts = {};

/** What an upstream answers that tells as little as it may, by the end of its path. */
const SPARSE: Readonly<Record<string, (facts: never) => unknown>> = {
  "/auth/client/profile": ({ passkeyCount: _, ...profile }: Facts) => ({
    ...profile,
    ...told,
  }),
  "/auth/client/wallets": (wallets: readonly Wallet[]) =>
    wallets
      .filter(({ symbol }) => symbol !== "USDT")
      .map(({ convertTo: _, locked: __, ...wallet }) => ({ ...wallet, canWithdraw: false })),
  "/auth/mining/session": (session: Facts) => ({ ...session, endsAt: null }),
  "/auth/transaction/daily-profit": ({ items, ...list }: { items: readonly Facts[] }) => ({
    ...list,
    items: items.map((day) => ({ ...day, valueBySource: null })),
  }),
  "/auth/client/withdrawal-lock": (lock: Facts) => ({ ...lock, until: "2099-01-01T00:00:00Z" }),
  "/auth/mining/automation/runs": (list: Facts) => ({ ...list, items: [LEFT_OUT], total: 1 }),
  "/auth/client/game/wheel": (wheel: Facts) => ({ ...wheel, canSpin: false, nextAt: null }),
  "/auth/staking/products": (products: Facts) => ({ ...products, items: [] }),
  "/auth/client/team/summary": ({ left, ...summary }: Facts) => ({
    ...summary,
    left: { ...(left as Facts), volume: null },
    placement: null,
  }),
};

const MISSING: readonly string[] = [
  "/auth/transaction/portfolio",
  "/auth/client/closing",
  "/auth/client/game/history",
];

async function sparse(change: (facts: never) => unknown, forward: Forward) {
  const { body } = await forward();
  return jsonAnswer(change(JSON.parse(body) as never));
}

const LEFT_OUT = {
  ...{ id: "1", step: "payout", at: "2026-01-01T12:00:00Z" },
  ...{ status: "skipped", reason: "second_factor" },
};

let relay: Relay | undefined;
let application: Application | undefined;
test.beforeAll(async ({ upstream }) => {
  relay = await startRelay(upstream.url);
  relay.intercept(({ path }, forward) => {
    const [asked = ""] = path.split("?");
    if (MISSING.includes(asked)) return jsonAnswer({ statusCode: 4040 }, 404);
    const change = SPARSE[asked];
    return change && sparse(change, forward);
  });
  application = await startApplication(relay.url);
});
test.afterAll(async () => {
  await application?.stop();
  await relay?.close();
});

/** A page as it is shown, without the data for its scripts. */
async function pageOf(path: string): Promise<string> {
  const anna = new Visitor(application?.url ?? "");
  await anna.login("anna");
  const { status, text } = await anna.open(path);
  expect(status).toBe(200);
  return text.replaceAll(/<script.*?<\/script>/gs, "");
}

test("R9.1 R9.2 money is moved at the wallets that offer it, and nothing of it is said to be free or to be withdrawn where nobody says so", async () => {
  const dashboard = await pageOf("/dashboard");
  const led = [...dashboard.matchAll(/href="\/wallet\/(\w+(?:#deposit|\?action=\w+))"/g)];
  expect(led.map(([, place]) => place)).toEqual(["mBTC?action=convert", "MERLIN?action=transfer"]);
  const wallets = await pageOf("/wallet");
  expect(wallets).toContain("Total value");
  expect(wallets).not.toContain("Before you can withdraw");
  expect(wallets).not.toMatch(/<dt[^>]*>Locked/);
});

test("R7.2 what runs without an end runs, what is used up is not ready, and what came without its value is not nothing", async () => {
  const dashboard = await pageOf("/dashboard");
  expect(dashboard).not.toContain("You’re not mining right now.");
  expect(dashboard).toContain("Daily wheel");
  expect(dashboard).not.toContain("Free spin ready");
  const earning = await pageOf("/earning");
  expect(earning).toContain("Earned by source");
  expect(earning).not.toMatch(/>Nothing<\/span>/);
});

test("R7.5 no chart is promised where there is none, and a leg whose volume nobody says has no zero", async () => {
  const dashboard = await pageOf("/dashboard");
  expect(dashboard).toContain("Your total value over time isn’t available here.");
  const legs = [...dashboard.matchAll(/leg[^V]*Volume.*?<dd[^>]*>(.*?)<\/dd>/gs)];
  expect(legs.map(([, volume]) => volume?.includes("Not available"))).toEqual([true, false]);
});

test("R15.3 nobody is asked for a passkey where there are none to have", async () => {
  const security = await pageOf("/setting/security");
  expect(security).toContain("to every login. You need it to withdraw.");
  expect(security).not.toContain("Set up 2FA and a passkey first.");
  expect(await pageOf("/setting/data")).toContain("Set up 2FA first. You confirm this step");
  expect(await pageOf("/setting/kyc")).toContain("Withdrawals, together with two-factor");
  const automation = await pageOf("/mining/automation");
  expect(automation).toContain("Two-factor authentication was off.");
  expect(automation).not.toMatch(/passkey/i);
  told = { gg2FAEnabled: true };
  const twoFactor = await pageOf("/setting/gg-2fa");
  told = {};
  expect(twoFactor).toContain("We ask for a code from your authenticator app");
  expect(twoFactor).toContain("until you turn 2FA on again.");
  expect(twoFactor).not.toMatch(/passkey/i);
});

test("R15.3 a lock that nobody can end says so once", async () => {
  const said = (await pageOf("/setting/security")).match(/Nobody can end it early/g);
  expect(said).toHaveLength(1);
});

test("R7.5 games without a list of plays are not said to be missing", async () => {
  const history = await pageOf("/game/history");
  expect(history).toContain("Spins and games can’t be listed here");
  expect(history).not.toContain("Games aren’t available here");
});

test("R15.3 whoever cannot close the account here reads where support is", async () => {
  const data = await pageOf("/setting/data");
  expect(data).toContain("Closing your account isn’t available here. Write to support.");
  expect(data).toContain('href="mailto:support@merlin-btc.example"');
});

test("R7.2 no choice is offered of which there is none, and none is named that is not there", async () => {
  const automation = await pageOf("/mining/automation");
  expect(automation).toContain("Claim automatically");
  expect(automation).not.toContain("Don’t stake");
  expect(await pageOf("/earning/stake")).toContain("There’s nothing to stake in right now.");
  const plans = await pageOf("/earning/plans");
  expect(plans).toContain("New plan");
  expect(plans).not.toContain("Plans aren’t available here");
  const team = await pageOf("/team");
  expect(team).toContain("Invitation code");
  expect(team).not.toContain("Where new members go");
});

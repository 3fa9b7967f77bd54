import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIN_RANKED_ROUNDS } from "../../../lib/contract/prediction.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { airdropLeaderboard } from "../airdrop/leaderboard.ts";
import { weekScores } from "../game/scores.ts";
import { reconcile } from "../ledger/reconcile.ts";
import { predictionLeaderboard } from "../prediction/leaderboard.ts";
import { SEED_PASSWORD } from "../seed/profiles.ts";
import { lockFor, proofByCode } from "../testing/protecting.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { closeAccount, ERASED } from "./close-account.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

const { closing, requestClosing, cancelClosing } = contract.personalData;
const DAY = 86_400;

/** Books, the tree that others sit in, what the law wants kept, and offers that last a minute. */
const KEPT = [
  ..."account ledger_line withdrawal machine temporary_power boost mining_session".split(" "),
  ..."market_order commission stake_position settlement airdrop_claim prediction_position".split(
    " ",
  ),
  ..."wheel_seed wheel_spin rush_game pool_share kickback_payment resale_listing".split(" "),
  ..."resale_trade plan automation_run".split(" "),
  ..."member leg_day holding_tank nudge reserve_leaf".split(" "),
  ..."kyc kyc_review kyc_file".split(" "),
  ..."convert_quote market_quote resale_quote".split(" "),
];
const NEWT = "newt@example.com";

const view = async (bearer: string) => (await sandbox.call(closing, { bearer })).value();

/** A newcomer with codes, who owns less than can be withdrawn. */
async function newtWithCodes(): Promise<string> {
  const { database } = sandbox.running.sandbox;
  const secret = "(SELECT totp_secret FROM member WHERE username = 'erik')";
  database.run(`UPDATE member SET totp_secret = ${secret} WHERE username = 'newt'`);
  await sandbox.control("deposit", {
    username: "newt",
    symbol: "USDT",
    amount: "3.000000000000000001",
  });
  return sandbox.bearerOf("newt");
}

async function ask(bearer: string, username: string, confirmUsername = username) {
  const proof = await proofByCode(sandbox, bearer, "close", { confirmUsername }, username);
  const body = { confirmUsername, proof };
  return sandbox.call(requestClosing, { bearer, key: randomUUID(), body });
}

describe("R15.8 closing an account", () => {
  it("lists what blocks it and what is kept, and is refused while something blocks", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const { blockers, retained, closesAt } = await view(bearer);
    expect(closesAt).toBeNull();
    expect(blockers.map(({ code }) => code)).toContain("funds");
    expect(retained.map(({ what }) => what)).toEqual(["transactions", "identity", "seat"]);
    const daysFromNow = (until: string | null | undefined) =>
      until && Math.round((Date.parse(until) - sandbox.running.sandbox.clock.now()) / 86_400_000);
    expect(retained.map(({ until }) => daysFromNow(until))).toEqual([1_839, 1_839, null]);
    expect((await ask(bearer, "erik")).json()).toMatchObject({ statusCode: 4091 });
    const anna = await view(await sandbox.bearerOf("anna"));
    expect(anna.blockers.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["funds", "stakes", "mining"]),
    );
  });

  it("counts a wallet as funds from its smallest withdrawal with the fee on", async () => {
    const bearer = await newtWithCodes();
    const codes = async () => (await view(bearer)).blockers.map(({ code }) => code);
    const deposit = (amount: string) =>
      sandbox.control("deposit", { username: "newt", symbol: "USDT", amount });
    await deposit("7.999999999999999998");
    expect(await codes()).toEqual([]);
    await deposit("0.000000000000000001");
    expect(await codes()).toEqual(["funds"]);
  });

  it("R14.8 is refused while withdrawals are locked", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const { until } = (await lockFor(sandbox, bearer, 1)).value();
    expect((await ask(bearer, "erik")).json()).toMatchObject({ statusCode: 4038, until });
  });

  it("takes the own username and a proof that is bound to it", async () => {
    const bearer = await newtWithCodes();
    expect(Object.keys((await ask(bearer, "newt", "anna")).json().errors)).toEqual([
      "confirmUsername",
    ]);
    const body = {
      confirmUsername: "newt",
      proof: await proofByCode(sandbox, bearer, "export", {}, "newt"),
    };
    const foreign = await sandbox.call(requestClosing, { bearer, key: randomUUID(), body });
    expect(foreign.json()).toMatchObject({ statusCode: 4036, action: "close" });
  });

  it("waits fourteen days, can be cancelled, and tells of both", async () => {
    const bearer = await newtWithCodes();
    const now = sandbox.running.sandbox.clock.now();
    const { closesAt } = (await ask(bearer, "newt")).value();
    expect(Math.round((Date.parse(closesAt ?? "") - now) / 1000 / DAY)).toBe(14);
    expect((await ask(bearer, "newt")).status).toBe(409);
    expect((await sandbox.call(cancelClosing, { bearer })).value().closesAt).toBeNull();
    expect((await sandbox.call(cancelClosing, { bearer })).status).toBe(409);
    const subjects = (await sandbox.mailsTo(NEWT)).map(({ subject }) => subject);
    expect(subjects.slice(0, 2)).toEqual([
      "Your account stays open",
      "Your account will be closed",
    ]);
    await sandbox.advance(15 * DAY);
    expect((await sandbox.login("newt")).refreshToken).toBeDefined();
  });

  it("is done before anything that its member sends after that moment", async () => {
    const bearer = await newtWithCodes();
    const { clock } = sandbox.running.sandbox;
    await sandbox.control("tokens", { accessTtlSeconds: 30 * DAY });
    await ask(bearer, "newt");
    clock.advance(14 * DAY * 1_000 + 300);
    const key = randomUUID();
    expect((await sandbox.call(contract.airdrop.checkIn, { bearer, key })).status).toBe(401);
  });

  it("leaves the account open when money has come in meanwhile, and says what to settle", async () => {
    const bearer = await newtWithCodes();
    await ask(bearer, "newt");
    await sandbox.control("deposit", { username: "newt", symbol: "USDT", amount: "20" });
    await sandbox.advance(14 * DAY + 1);
    const [mail] = await sandbox.mailsTo(NEWT);
    expect(mail?.subject).toBe("Your account stays open");
    expect(mail?.text).toMatch(
      /has to be settled before it can be closed\.\n\nEmpty your wallets\.$/,
    );
    expect((await view(await sandbox.bearerOf("newt"))).closesAt).toBeNull();
  });

  it("is called off by a freeze", async () => {
    const bearer = await newtWithCodes();
    await ask(bearer, "newt");
    await sandbox.call(contract.freeze.freeze, { bearer });
    await sandbox.advance(14 * DAY + 1);
    expect((await sandbox.mailsTo(NEWT))[0]?.subject).toBe("Your account is frozen");
    const { database } = sandbox.running.sandbox;
    const left = database.get("SELECT closing_at, closed_at FROM member WHERE username = 'newt'");
    expect(left).toEqual({ closing_at: null, closed_at: null });
  });

  it("leaves a seat and books that balance, and no name, no way in and no session", async () => {
    const bearer = await newtWithCodes();
    const { database } = sandbox.running.sandbox;
    const seat = "SELECT id, parent_id, position, sponsor_id FROM member WHERE id = ?";
    const { id = 0 } =
      database.get<{ id: number }>("SELECT id FROM member WHERE username = 'newt'") ?? {};
    const before = database.get(seat, id);
    await ask(bearer, "newt");
    await sandbox.advance(14 * DAY + 1);
    expect((await sandbox.call(contract.account.profile, { bearer })).status).toBe(401);
    const body = { username: "newt", password: SEED_PASSWORD };
    const login = await sandbox.call(contract.auth.login, { body });
    const nobody = await sandbox.call(contract.auth.login, {
      body: { ...body, username: "nobody" },
    });
    expect([login.status, login.json().statusCode]).toEqual([
      nobody.status,
      nobody.json().statusCode,
    ]);
    expect(database.get(seat, id)).toEqual(before);
    const row = JSON.stringify(database.get("SELECT * FROM member WHERE id = ?", id));
    expect(row).not.toContain("newt");
    const left = database.all<{ balance: string }>(
      "SELECT balance FROM account WHERE member_id = ?",
      id,
    );
    expect(left.map(({ balance }) => balance)).toEqual(left.map(() => "0"));
    expect(reconcile(database).balanced).toBe(true);
  });

  it("leaves the name, the username and the mail address nowhere once the last letter is delivered", async () => {
    const bearer = await newtWithCodes();
    const { database } = sandbox.running.sandbox;
    await sandbox.call(contract.public.forgot, { body: { email: NEWT } });
    await ask(bearer, "newt");
    await sandbox.advance(14 * DAY + 1);
    expect((await sandbox.mailsTo(NEWT)).map(({ subject }) => subject)).toEqual([
      "Your account is closed",
    ]);
    await sandbox.advance(DAY);
    const tables = database.all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table'",
    );
    const naming = tables.filter(({ name }) =>
      /\bnewt\b|newt@|newt fisher/i.test(JSON.stringify(database.all(`SELECT * FROM ${name}`))),
    );
    expect(naming).toEqual([]);
  });

  it("R15.8 leaves the seat in the teams of others as a closed account, without a name, out of the counts and the reminders", async () => {
    const anna = await sandbox.bearerOf("anna");
    const { database, clock } = sandbox.running.sandbox;
    const { id = 0 } =
      database.get<{ id: number }>("SELECT id FROM member WHERE username = 'dora'") ?? {};
    database.transaction(() => closeAccount(database, id, clock.now()));
    const username = `closed-${id}`;
    const shown = { username, status: "closed", fullName: null };
    const directs = (await sandbox.call(contract.team.directs, { bearer: anna })).value();
    const row = directs.items.find((one) => one.username === username);
    expect(row).toMatchObject({ ...shown, email: null, canNudge: null });
    const { statuses } = directs;
    expect(statuses).toEqual({ active: 1, inactive: 1, not_valid: 0, unverified: 0 });
    const tree = (await sandbox.call(contract.tree.binaryTree, { bearer: anna })).value();
    expect(tree[1]).toMatchObject({ ...shown, position: "left", left: { count: 1 } });
    const query = { q: username };
    const found = (await sandbox.call(contract.tree.find, { bearer: anna, query })).value();
    expect(found.items).toEqual([expect.objectContaining(shown)]);
    const body = { userId: username };
    expect(
      (await sandbox.call(contract.team.nudge, { bearer: anna, key: randomUUID(), body })).status,
    ).toBe(409);
  });

  it("leaves no place in a ranking", async () => {
    const { database, clock } = sandbox.running.sandbox;
    const now = clock.now();
    const idOf = (username: string) =>
      database.get<{ id: number }>("SELECT id FROM member WHERE username = ?", username)?.id ?? 0;
    const [dora, gina] = [idOf("dora"), idOf("gina")];
    for (const id of [dora, gina]) {
      database.run(
        "INSERT INTO airdrop_claim (member_id, task, seq, units, at) VALUES (?, 'visit_x', 0, '1', ?)",
        id,
        now,
      );
      database.run(
        "INSERT INTO rush_game (member_id, day, seed, started_at, real_at, score, finished_at) VALUES (?, 0, 0, 0, 0, 9, ?)",
        id,
        now,
      );
      for (let epoch = 1; epoch <= MIN_RANKED_ROUNDS; epoch += 1) {
        database.run("INSERT OR IGNORE INTO prediction_round (epoch) VALUES (?)", epoch);
        database.run(
          "INSERT INTO prediction_position (member_id, epoch, side, amount, status, payout, entered_at, settled_at) VALUES (?, ?, 'up', '1', 'lost', '0', ?, ?)",
          id,
          epoch,
          now,
          now,
        );
      }
    }
    const ranked = () => [
      ...airdropLeaderboard(database, gina, {}, now).items.map(({ name }) => name),
      ...predictionLeaderboard(database, gina, {}, now).items.map(({ name }) => name),
      ...weekScores(database, gina, now).leaderboard.map(({ name }) => name),
    ];
    const before = ranked();
    expect(before.filter((name) => name === "do••a")).toHaveLength(3);
    database.transaction(() => closeAccount(database, dora, now));
    expect(ranked()).toEqual(before.filter((name) => name !== "do••a"));
  });

  it("keeps of what names a member what the books, the tree and the law need, and nothing else", async () => {
    const { database } = sandbox.running.sandbox;
    const tables = database.all<{ name: string }>(
      `SELECT DISTINCT m.name FROM sqlite_master m, pragma_foreign_key_list(m.name) f
       WHERE m.type = 'table' AND f."table" = 'member'`,
    );
    const named = new Set<string>([...ERASED, ...KEPT]);
    expect(tables.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });
});

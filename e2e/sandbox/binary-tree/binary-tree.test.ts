import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { buy, join } from "../testing/newcomers.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { binaryTree, createDownline, find } = contract.tree;

let sandbox: TestSandbox;
let anna = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  anna = await sandbox.bearerOf("anna");
});
afterAll(() => sandbox?.close());

const tree = (query: Record<string, string> = {}, bearer = anna) =>
  sandbox.call(binaryTree, { bearer, query });

const names = async (query: Record<string, string> = {}, bearer = anna) =>
  (await tree(query, bearer)).value().map(({ username }) => username);

const form = (username: string, changes: object = {}) => ({
  fullName: "Rita Sands",
  username,
  email: `${username}@example.net`,
  password: "Merlin-2026!",
  parentUsername: "carl",
  position: "left",
  ...changes,
});

const create = (body: object, bearer = anna, key: string = randomUUID()) =>
  sandbox.call(createDownline, { bearer, key, body });

describe("the own tree", () => {
  it("R7.2 has the member at its top, parents before children, left before right", async () => {
    expect(await names()).toEqual(["anna", "dora", "emil", "carl", "fred", "gina", "hugo"]);
    const [top, dora, , , fred, gina] = (await tree()).value();
    expect(top).toMatchObject({
      parentId: null,
      position: null,
      level: 0,
      sponsor: null,
      fullName: "Anna Berger",
      left: { count: 3, active: 2, volume: "270" },
      right: { count: 3, active: 2, carry: "135" },
      hasMore: false,
    });
    expect(dora).toMatchObject({
      parentId: top?.id,
      position: "left",
      fullName: "Dora L.",
      status: "active",
      sponsor: "anna",
      isOwnReferral: true,
      personalVolume: "135",
      left: { count: 1 },
    });
    expect(fred).toMatchObject({ sponsor: "dora", isOwnReferral: false, left: { count: 0 } });
    expect(gina).toMatchObject({ level: 2, sponsor: "anna", isOwnReferral: true });
  });

  it("R7.2 goes as deep as asked, from any member of it, and says where more is", async () => {
    const shallow = (await tree({ depth: "1" })).value();
    expect(shallow.map(({ username, hasMore }) => [username, hasMore])).toEqual([
      ["anna", false],
      ["dora", true],
      ["emil", true],
    ]);
    expect(await names({ root: "emil" })).toEqual(["emil", "gina", "hugo"]);
    const [emil] = (await tree({ root: "emil" })).value();
    expect(emil).toMatchObject({ level: 1, position: "right", sponsor: "anna" });
    expect(emil?.parentId).toBe(shallow[0]?.id);
    expect(await names({ depth: "100000" })).toHaveLength(7);
  });

  it("R7.2 does not exist for anybody outside it, whatever is asked for", async () => {
    const dora = await sandbox.bearerOf("dora");
    const foreign = [
      "anna",
      "emil",
      "gina",
      "boris",
      "nobody_1",
      "1",
      "00002",
      "Carl",
      "1' OR 1=1",
    ];
    for (const root of foreign) {
      expect((await tree({ root }, dora)).json()).toMatchObject({ statusCode: 4040 });
    }
    const [own, ...below] = (await tree({}, dora)).value();
    expect([own?.parentId, own?.sponsorId, own?.sponsor]).toEqual([null, null, null]);
    expect(below.map(({ username }) => username)).toEqual(["carl", "fred"]);
    expect((await tree({}, dora)).text).not.toMatch(/anna|emil|@/);
    for (const depth of ["0", "x", "-1"]) expect((await tree({ depth })).status).toBe(422);
  });

  it("R7.2 hides a sponsor who stands above: spillover keeps its secret", async () => {
    await join(sandbox, "spilled", { refUsername: "anna", position: "left" });
    const carl = await sandbox.bearerOf("carl");
    const [, spilled] = (await tree({}, carl)).value();
    expect(spilled).toMatchObject({
      username: "spilled",
      position: "left",
      sponsorId: null,
      sponsor: null,
      isOwnReferral: false,
    });
    expect((await tree({ root: "spilled" })).value()[0]).toMatchObject({ isOwnReferral: true });
  });

  it("shows what came in today apart from what is carried", async () => {
    await buy(sandbox, "fred", "nano");
    const [top] = (await tree()).value();
    expect(top).toMatchObject({
      left: { today: "135", carry: "135" },
      right: { today: "0" },
    });
  });
});

describe("the search", () => {
  const search = async (q: string, bearer = anna) =>
    (await sandbox.call(find, { bearer, query: { q } })).value().items;

  it("gives the way from the member down to who was found", async () => {
    expect(await search("HUGO")).toEqual([
      {
        username: "hugo",
        fullName: "Hugo M.",
        level: 2,
        leg: "right",
        status: "active",
        path: ["anna", "emil", "hugo"],
      },
    ]);
    expect((await search("gina m"))[0]).toBeUndefined();
    expect((await search("gina r"))[0]?.path).toEqual(["anna", "emil", "gina"]);
  });

  it("finds nobody outside, and nothing by what is masked", async () => {
    const dora = await sandbox.bearerOf("dora");
    for (const q of ["anna", "emil", "boris", "%", "_oris"])
      expect(await search(q, dora)).toEqual([]);
    for (const q of ["Lindt", "dora@", "@example.com"]) expect(await search(q)).toEqual([]);
  });
});

describe("create downline", () => {
  it("R7.2 enters a newcomer at the chosen seat, sponsored by the member, and mails the link", async () => {
    const answer = await create(form("placed_1", { parentUsername: "gina", position: "right" }));
    expect(answer.value()).toMatchObject({
      username: "placed_1",
      position: "right",
      level: 3,
      sponsor: "anna",
      status: "unverified",
    });
    const path = (await sandbox.call(find, { bearer: anna, query: { q: "placed_1" } })).value();
    expect(path.items[0]?.path).toEqual(["anna", "emil", "gina", "placed_1"]);
    const [mail] = await sandbox.mailsTo("placed_1@example.net");
    expect(mail?.kind).toBe("verify-email");
    expect((await sandbox.login("placed_1")).accessToken).not.toBe("");
  });

  it("R7.2 refuses a seat that has just been taken, on its field", async () => {
    const answer = await create(form("late_1", { parentUsername: "anna", position: "left" }));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(["position"]);
  });

  it("R7.2 lets one of two win a seat", async () => {
    const seat = { parentUsername: "hugo", position: "left" };
    const emil = await sandbox.bearerOf("emil");
    const answers = await Promise.all([
      create(form("racer_1", seat)),
      create(form("racer_2", seat), emil),
      create(form("racer_3", seat)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const below = (await tree({ root: "hugo" })).value().slice(1);
    expect(below).toHaveLength(1);
  });

  it("enters once for a double submit", async () => {
    const key = randomUUID();
    const body = form("doubled", { parentUsername: "hugo", position: "right" });
    const [first, second] = await Promise.all([create(body, anna, key), create(body, anna, key)]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(first?.text).toBe(second?.text);
  });

  it.each(["boris", "nobody_1"])(
    "R7.2 knows no seat below %s, who is outside",
    async (parentUsername) => {
      const answer = await create(form("outside", { parentUsername }));
      expect(answer.status).toBe(422);
      expect(answer.json().errors).toEqual({
        parentUsername: ["This member isn’t in your tree."],
      });
    },
  );

  it("does not let a member place above or beside the own tree", async () => {
    const dora = await sandbox.bearerOf("dora");
    for (const parentUsername of ["anna", "gina"]) {
      const answer = await create(form("beside_1", { parentUsername, position: "left" }), dora);
      expect(Object.keys(answer.json().errors)).toEqual(["parentUsername"]);
    }
  });

  it("names every field that is wrong", async () => {
    const taken = await create(
      form("boris", { email: "ERIK@example.com", fullName: "A\u202eB", parentUsername: "fred" }),
    );
    expect(Object.keys(taken.json().errors).sort()).toEqual(["email", "fullName", "username"]);
    const weak = await create(form("weak_one", { password: "short", position: "middle" }));
    expect(Object.keys(weak.json().errors).sort()).toEqual(["password", "position"]);
  });

  it("needs a confirmed address, as inviting does", async () => {
    const newt = await sandbox.bearerOf("newt");
    const answer = await create(form("too_soon", { parentUsername: "newt" }), newt);
    expect(answer.json().errors).toHaveProperty("_");
  });
});

it("R7.2 seats a sign-up through a left link outermost on the left, visible to sponsor and upline", async () => {
  await join(sandbox, "lefty_1", { refUsername: "dora", position: "left" });
  const found = (await sandbox.call(find, { bearer: anna, query: { q: "lefty_1" } })).value();
  expect(found.items[0]?.path).toEqual(["anna", "dora", "carl", "spilled", "lefty_1"]);
  const dora = await sandbox.bearerOf("dora");
  const node = (await tree({ root: "lefty_1" }, dora)).value()[0];
  expect(node).toMatchObject({ position: "left", sponsor: "dora", isOwnReferral: true });
  await Promise.all([
    join(sandbox, "lefty_2", { refUsername: "dora", position: "left" }),
    join(sandbox, "lefty_3", { refUsername: "anna", position: "left" }),
  ]);
  expect(await names({ root: "lefty_1" })).toHaveLength(3);
  await sandbox.call(contract.team.updatePreference, {
    bearer: dora,
    body: { placement: "right" },
  });
  await join(sandbox, "righty_1", { refUsername: "dora" });
  expect(await names({ root: "fred" }, dora)).toEqual(["fred", "righty_1"]);
});

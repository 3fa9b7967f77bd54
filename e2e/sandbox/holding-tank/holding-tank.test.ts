import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { buyFor, join } from "../testing/newcomers.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { waiting, place } = contract.holdingTank;
const { summary, settlements, updatePreference } = contract.team;
const HOUR = 3_600;

let sandbox: TestSandbox;
let tops = "";
beforeEach(async () => {
  sandbox = await startTestSandbox();
  tops = await join(sandbox, "tops");
  await prefer("hold");
});
afterEach(() => sandbox?.close());

const prefer = (placement: string, bearer = tops) =>
  sandbox.call(updatePreference, { bearer, body: { placement } });
const held = async (bearer = tops) => (await sandbox.call(waiting, { bearer })).value();
const team = async (bearer = tops) => (await sandbox.call(summary, { bearer })).value();
const placeAt = (username: string, body: object, bearer = tops, key: string = randomUUID()) =>
  sandbox.call(place, { bearer, key, params: { username }, body });
const below = async (root: string, bearer = tops) =>
  (await sandbox.call(contract.tree.binaryTree, { bearer, query: { root } }))
    .value()
    .slice(1)
    .map(({ username, position }) => [username, position]);

async function news(username: string): Promise<string[]> {
  const bearer = await sandbox.bearerOf(username);
  const { items } = (await sandbox.call(contract.notification.list, { bearer })).value();
  return items.map(({ title }) => title ?? "");
}

describe("R7.10 the holding tank", () => {
  it("keeps whoever joins without a leg, tells the sponsor, and seats whoever names one", async () => {
    await join(sandbox, "waits", { refUsername: "tops", position: "auto" });
    await join(sandbox, "goes_left", { refUsername: "tops", position: "left" });
    const { items, total, serverTime } = await held();
    expect([items.length, total]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({ username: "waits", fullName: "Nora Q.", points: "0" });
    const hours =
      (Date.parse(items[0]?.dueAt ?? "") - Date.parse(items[0]?.joinedAt ?? "")) / 3.6e6;
    expect(hours).toBe(48);
    expect(Date.parse(serverTime ?? "")).not.toBeNaN();
    expect(await news("tops")).toContain("waits is waiting for a spot");
    expect(await below("tops")).toEqual([["goes_left", "left"]]);
    expect(await team()).toMatchObject({
      ...{ directs: 2, placement: "hold" },
      left: { count: 1 },
      right: { count: 0 },
    });
    const query = { q: "waits" };
    expect((await sandbox.call(contract.tree.find, { bearer: tops, query })).value().items).toEqual(
      [],
    );
    expect((await held(await sandbox.bearerOf("waits"))).items).toEqual([]);
  });

  it("gives the outermost seat of a leg or a chosen one, once, and tells the newcomer", async () => {
    await join(sandbox, "goes_left", { refUsername: "tops", position: "left" });
    for (const name of ["waits_1", "waits_2"]) await join(sandbox, name, { refUsername: "tops" });
    expect((await placeAt("waits_1", { position: "left" })).value()).toEqual({
      ...{ username: "waits_1", parentUsername: "goes_left", position: "left", points: "0" },
    });
    const chosen = { parentUsername: "goes_left", position: "right" };
    expect((await placeAt("waits_2", chosen)).value()).toMatchObject(chosen);
    expect(await below("goes_left")).toEqual([
      ["waits_1", "left"],
      ["waits_2", "right"],
    ]);
    expect(await held()).toMatchObject({ items: [], total: 0 });
    expect(await news("waits_2")).toContain("You have a spot in the binary tree");
    const again = await placeAt("waits_2", { position: "right" });
    expect([again.status, again.json().statusCode]).toEqual([409, 4091]);
    expect(again.json().message).toBe("This member already has a spot. A placement is final.");
  });

  it("knows no newcomer of somebody else, and no seat that is taken or outside", async () => {
    await join(sandbox, "goes_left", { refUsername: "tops", position: "left" });
    const bearer = await join(sandbox, "waits", { refUsername: "tops" });
    const fields = async (body: object) =>
      Object.keys((await placeAt("waits", body)).json().errors);
    const taken = { parentUsername: "tops", position: "left" };
    expect(await fields(taken)).toEqual(["position"]);
    // Neither somebody else's tree nor the newcomer's own is the sponsor's.
    for (const parentUsername of ["anna", "waits"]) {
      expect(await fields({ parentUsername, position: "left" })).toEqual(["parentUsername"]);
    }
    expect((await placeAt("goes_left", { position: "left" })).status).toBe(404);
    expect((await placeAt("nobody_1", { position: "left" })).status).toBe(404);
    expect((await placeAt("waits", { position: "left" }, bearer)).status).toBe(404);
    expect((await placeAt("waits", { position: "middle" })).status).toBe(422);
    expect((await held()).total).toBe(1);
  });

  it("lets one of two placers win, and answers the winner's repeat alike", async () => {
    await join(sandbox, "waits", { refUsername: "tops" });
    const key = randomUUID();
    const answers = await Promise.all([
      placeAt("waits", { position: "left" }, tops, key),
      placeAt("waits", { position: "right" }),
      placeAt("waits", { position: "left" }, tops, key),
    ]);
    const [first, other, repeat] = answers.map(({ status }) => status);
    expect([first, repeat].toSorted()).toEqual(other === 409 ? [200, 200] : [409, 409]);
    expect(await below("tops")).toHaveLength(1);
    await sandbox.advance(48 * HOUR);
    expect(await below("tops")).toHaveLength(1);
  });

  it("warns twelve hours before, and after 48 hours places in the leg with less volume, also over a restart", async () => {
    await sandbox.close();
    const dataFile = temporaryDataFile();
    sandbox = await startTestSandbox({ dataFile });
    tops = await join(sandbox, "tops");
    await join(sandbox, "goes_left", { refUsername: "tops", position: "left" });
    await buyFor(sandbox, "goes_left", 200);
    await prefer("hold");
    await join(sandbox, "waits", { refUsername: "tops" });
    const due = Date.parse((await held()).items[0]?.dueAt ?? "");
    const { clock } = sandbox.running.sandbox;
    const until = (moment: number) => sandbox.advance(Math.ceil((moment - clock.now()) / 1000));
    await until(due - 12 * HOUR * 1000 - 5_000);
    expect(await news("tops")).not.toContain("12 hours left to place waits");
    await until(due - 60_000);
    expect(await news("tops")).toContain("12 hours left to place waits");
    expect((await held()).total).toBe(1);
    // Business time passes the end while nobody runs what is due.
    clock.advance(120_000);
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    tops = await sandbox.bearerOf("tops");
    expect(await below("tops")).toEqual([
      ["goes_left", "left"],
      ["waits", "right"],
    ]);
    const row = sandbox.running.sandbox.database.get(
      "SELECT placed_at - due_at AS late, placed_by FROM holding_tank",
    );
    expect(row).toEqual({ late: 0, placed_by: "service" });
    expect((await placeAt("waits", { position: "left" })).status).toBe(409);
  });

  it("keeps what is bought while waiting: commissions at once, volume from the seat, in the next settlement", async () => {
    await join(sandbox, "goes_left", { refUsername: "tops", position: "left" });
    await buyFor(sandbox, "goes_left", 400);
    await buyFor(sandbox, "tops", 100);
    await join(sandbox, "waits", { refUsername: "tops" });
    await buyFor(sandbox, "waits", 300);
    // Whoever joins by somebody who waits sits below them.
    await join(sandbox, "deeper", { refUsername: "waits" });
    await buyFor(sandbox, "deeper", 50);
    expect((await held()).items[0]).toMatchObject({ status: "active", points: "350" });
    expect(await team()).toMatchObject({
      right: { count: 0, volume: "0" },
      commission: { total: "16.000000000000000000" },
    });
    await sandbox.advance(24 * HOUR);
    // The day of the purchases is settled; without a right leg nothing was matched.
    expect((await placeAt("waits", { position: "right" })).value().points).toBe("350");
    expect(await team()).toMatchObject({
      right: { count: 2, active: 2, volume: "350", today: "350", carry: "0" },
    });
    await buyFor(sandbox, "waits", 10);
    await sandbox.advance(24 * HOUR);
    const { items } = (await sandbox.call(settlements, { bearer: tops })).value();
    expect(items[0]).toMatchObject({
      ...{ left: "400", right: "360", newLeft: "0", newRight: "360", matched: "360" },
      bonus: "28.800000000000000000",
    });
    await sandbox.expectBalanced();
  });

  it("goes on for those who wait when the sponsor chooses another way", async () => {
    await join(sandbox, "waits", { refUsername: "tops" });
    await prefer("right");
    await join(sandbox, "goes_right", { refUsername: "tops" });
    expect((await held()).items.map(({ username }) => username)).toEqual(["waits"]);
    await sandbox.advance(48 * HOUR);
    expect(await below("goes_right")).toEqual([["waits", "right"]]);
  });
});

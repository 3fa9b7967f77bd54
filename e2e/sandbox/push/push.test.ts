import { createDecipheriv, createECDH, createPublicKey, randomUUID } from "node:crypto";
import { jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { notify } from "../notification/notify.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { asWritten } from "../texts/say.ts";
import { contentKeys, encryptPush } from "./encrypt.ts";
import { sendDuePushes } from "./outgoing.ts";

const { pushSubscriptions, addPushSubscription, removePushSubscription, testPush } = contract.push;

let sandbox: TestSandbox;
let bearer = "";

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

beforeEach(async () => {
  await sandbox.control("seed", { profile: "review" });
  await standIn();
  bearer = await sandbox.bearerOf("anna");
});

async function standIn(order: object = {}) {
  const { status } = await sandbox.control("push-service", { standIn: true, ...order });
  expect(status).toBe(200);
}

/** A browser with keys of its own at the stand-in. */
function browser(locale = "en-US") {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const id = randomUUID();
  const body = {
    endpoint: `${sandbox.url}/__sandbox/push/${id}`,
    keys: { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") },
    locale,
    timeZone: "Europe/Berlin",
  };
  return { id, ecdh, auth, body };
}

function decrypt({ ecdh, auth }: ReturnType<typeof browser>, body: string) {
  const bytes = Buffer.from(body, "base64url");
  const salt = bytes.subarray(0, 16);
  const sender = bytes.subarray(21, 86);
  const shared = ecdh.computeSecret(sender);
  const { key, nonce } = contentKeys({ shared, auth, receiver: ecdh.getPublicKey(), sender, salt });
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(bytes.subarray(-16));
  const record = Buffer.concat([decipher.update(bytes.subarray(86, -16)), decipher.final()]);
  expect(record.at(-1)).toBe(2);
  return JSON.parse(record.subarray(0, -1).toString());
}

async function subscribe(body: object, as = bearer) {
  return sandbox.call(addPushSubscription, { bearer: as, body });
}

async function devices(as = bearer) {
  return (await sandbox.call(pushSubscriptions, { bearer: as })).value().items;
}

/** What has arrived for a browser, after everything due was sent. */
async function arrived({ id }: { id: string }) {
  await expect
    .poll(() => sandbox.running.sandbox.database.get("SELECT 1 FROM push_message WHERE tries = 0"))
    .toBeUndefined();
  const { json } = await sandbox.control("pushes");
  return json.items.filter((item: { id: string }) => item.id.startsWith(id));
}

async function crossAlert() {
  await sandbox.control("price", { code: "BTC", path: Array(30).fill("100000") });
  const body = { code: "BTC", kind: "above", value: "101000.5", repeat: "once" };
  const channels = ["push"];
  const set = await sandbox.call(contract.priceAlert.addPriceAlert, {
    bearer,
    body: { ...body, channels },
  });
  expect(set.status).toBe(200);
  await sandbox.control("price", { code: "BTC", path: Array(30).fill("102000") });
  await sendDuePushes(sandbox.running.sandbox);
}

describe("a push", () => {
  it("is encrypted as the example of RFC 8291 is", () => {
    const text = "When I grow up, I want to be a watermelon";
    const keys = {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    const own = {
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    };
    expect(encryptPush(text, keys, own).toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("R13.8 a crossed alert reaches the push service: signed, encrypted, in the right language, without an amount", async () => {
    const german = browser("de-DE");
    await subscribe(german.body);
    await crossAlert();
    const [sent, ...more] = await arrived(german);
    expect(more).toEqual([]);
    expect(decrypt(german, sent.body)).toEqual({
      web_push: 8030,
      notification: {
        title: "Kursalarm BTC",
        body: "Der Kurs hat Ihren Wert erreicht.",
        navigate: "http://localhost:3000/token-price/BTC",
        lang: "de-DE",
        dir: "ltr",
        tag: "alert-BTC",
      },
    });
    const { authorization, ...headers } = sent.headers;
    expect(headers).toMatchObject({
      ...{ "content-encoding": "aes128gcm", topic: "alert-BTC", ttl: "3600", urgency: "normal" },
    });
    const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
    const { push } = (await sandbox.call(contract.public.capabilities)).value();
    expect(key).toBe(push?.publicKey);
    const point = Buffer.from(key, "base64url");
    const jwk = {
      ...{ kty: "EC", crv: "P-256" },
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const publicKey = createPublicKey({ key: jwk, format: "jwk" });
    const { payload } = await jwtVerify(token, publicKey, { audience: sandbox.url });
    expect(payload.sub).toMatch(/^mailto:/);
    expect((payload.exp ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000);
    expect((await devices())[0]?.lastSentAt).toEqual(expect.any(String));
  });

  it("names its direction by its language, and English for what is none", async () => {
    for (const [locale, lang, dir] of [
      ["ar-SA", "ar-SA", "rtl"],
      ["!!", "en-US", "ltr"],
    ] as const) {
      const reader = browser(locale);
      const { id } = (await subscribe(reader.body)).value();
      await sandbox.call(testPush, { bearer, params: { id } });
      await sendDuePushes(sandbox.running.sandbox);
      const [sent] = await arrived(reader);
      expect(decrypt(reader, sent.body).notification).toMatchObject({ lang, dir });
    }
  });

  it("R13.10 private, foreign and redirecting endpoints are refused, at sending too", async () => {
    const { body } = browser();
    for (const endpoint of [
      ...["https://127.0.0.1/x", "https://10.0.0.1/x", "https://[::1]/x", "https://localhost/x"],
      ...[
        "https://evil.example/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
      ],
      ...["https://fcm.googleapis.com.evil.example/x", "https://a@fcm.googleapis.com/x"],
      ...["https://push.apple.com.evil.example/x", "https://evilpush.apple.com@127.0.0.1/x"],
      `${sandbox.url}/__sandbox/seed`,
    ]) {
      const refused = await subscribe({ ...body, endpoint });
      expect(Object.keys(refused.json().errors ?? {}), endpoint).toEqual(["endpoint"]);
    }
    for (const endpoint of [
      ...["https://fcm.googleapis.com/fcm/send/a", "https://web.push.apple.com/a"],
      ...[
        "https://updates.push.services.mozilla.com/wpush/v2/a",
        "https://wns2-by3p.notify.windows.com/w/?token=a",
      ],
    ]) {
      expect((await subscribe({ ...body, endpoint })).status, endpoint).toBe(200);
    }
    sandbox.running.sandbox.database.run("DELETE FROM push_subscription");
    const own = browser();
    await subscribe(own.body);
    await standIn({ standIn: false });
    await crossAlert();
    expect(await arrived(own)).toEqual([]);
    await standIn({ status: 307 });
    const [device] = await devices();
    await sandbox.call(testPush, { bearer, params: { id: device?.id ?? "" } });
    await sendDuePushes(sandbox.running.sandbox);
    expect((await arrived(own)).map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect((await devices())[0]?.lastSentAt).toBeNull();
  });

  it("R13.11 a device that the push service no longer knows is removed", async () => {
    const gone = browser();
    await subscribe(gone.body);
    await standIn({ status: 410 });
    await crossAlert();
    expect(await arrived(gone)).toHaveLength(1);
    expect(await devices()).toEqual([]);
  });

  it("R13.15 quiet hours hold all but security, on devices and when they are set afterwards", async () => {
    const asleep = browser();
    const quiet = { from: "00:00", to: "23:59", timeZone: "UTC" };
    await subscribe(asleep.body);
    await sandbox.call(contract.notificationPreferences.saveNotificationPreferences, {
      ...{ bearer, body: { kinds: [], quiet } },
    });
    const { database, clock } = sandbox.running.sandbox;
    const midnight = Math.ceil(clock.now() / 86_400_000) * 86_400_000;
    await sandbox.advance(Math.ceil((midnight - clock.now()) / 1000) + 60);
    bearer = await sandbox.bearerOf("anna");
    await crossAlert();
    const news = { title: asWritten("Security"), at: clock.now() };
    const anna = database.get<{ id: number }>("SELECT id FROM member WHERE username = 'anna'");
    notify(database, anna?.id ?? 0, { kind: "security", ...news });
    notify(database, anna?.id ?? 0, { kind: "mining", ...news });
    const sentTags = async () => {
      await sendDuePushes(sandbox.running.sandbox);
      const { json } = await sandbox.control("pushes");
      const own = json.items.filter(({ id }: { id: string }) => id === asleep.id);
      return own.map(({ body }: { body: string }) => decrypt(asleep, body).notification.tag);
    };
    await expect.poll(async () => [...new Set(await sentTags())]).toEqual(["security"]);
    await sandbox.advance(86_400 - 90);
    await expect.poll(sentTags).toEqual(expect.arrayContaining(["alert-BTC", "mining"]));
  });

  it("R13.14 a device that was removed, logged out or revoked gets nothing", async () => {
    const [one, other, third] = [browser(), browser(), browser()];
    const removed = (await subscribe(one.body)).value();
    await sandbox.call(removePushSubscription, { bearer, params: { id: removed.id } });
    const elsewhere = await sandbox.login("anna");
    await subscribe(other.body, elsewhere.accessToken);
    await sandbox.call(contract.auth.logout, { bearer: elsewhere.accessToken });
    const stolen = await sandbox.bearerOf("anna");
    await subscribe(third.body, stolen);
    expect(await devices()).toHaveLength(1);
    await sandbox.call(contract.security.revokeOtherSessions, { bearer });
    expect(await devices()).toEqual([]);
    await crossAlert();
    for (const device of [one, other, third]) expect(await arrived(device)).toEqual([]);
  });

  it("R14.9 ends by a mail, a notice and an entry of the log, once", async () => {
    const { id } = (await subscribe(browser().body)).value();
    const remove = () => sandbox.call(removePushSubscription, { bearer, params: { id } });
    for (let count = 0; count < 2; count += 1) expect((await remove()).status).toBe(204);
    const mails = await sandbox.mailsTo("anna@example.com");
    const subjects = mails.filter(({ kind }) => kind === "push-device").map((one) => one.subject);
    expect(subjects).toEqual([
      "Notifications were turned off on a device",
      "A device gets notifications",
    ]);
    const { securityEvents } = contract.securityCheck;
    const { items } = (await sandbox.call(securityEvents, { bearer, query: {} })).value();
    const told = items.filter(({ kind }) => kind === "push_device");
    expect(told.map(({ outcome }) => outcome)).toEqual(["removed", "added"]);
    const { database } = sandbox.running.sandbox;
    expect(database.get("SELECT count(*) AS sent FROM push_message")).toEqual({ sent: 0 });
  });

  it("R13.8 R14.9 is in the language of the last renewal, of which nobody is told", async () => {
    const device = browser("de-DE");
    const { id } = (await subscribe(device.body)).value();
    const renewed = (await subscribe({ ...device.body, locale: "it-IT" })).value();
    expect(renewed.id).toBe(id);
    await sandbox.call(testPush, { bearer, params: { id } });
    await sendDuePushes(sandbox.running.sandbox);
    const [sent] = await arrived(device);
    expect(decrypt(device, sent.body).notification.lang).toBe("it-IT");
    const mails = await sandbox.mailsTo("anna@example.com");
    expect(mails.filter(({ kind }) => kind === "push-device")).toHaveLength(1);
  });

  it("goes to ten devices at most, is renewed by its endpoint, and taken over by who signs in there", async () => {
    const first = browser();
    await subscribe(first.body);
    await subscribe({ ...first.body, locale: "ja-JP" });
    expect(await devices()).toHaveLength(1);
    const emil = await sandbox.bearerOf("emil");
    await subscribe(first.body, emil);
    expect([await devices(), (await devices(emil)).length]).toEqual([[], 1]);
    for (let count = 0; count < 10; count += 1) await subscribe(browser().body);
    expect((await subscribe(browser().body)).status).toBe(409);
    const [device] = await devices();
    const params = { id: device?.id ?? "" };
    expect((await sandbox.call(testPush, { bearer, params })).status).toBe(200);
    expect((await sandbox.call(testPush, { bearer, params })).status).toBe(429);
    expect((await sandbox.call(testPush, { bearer: emil, params })).status).toBe(404);
  });
});

import { createHash } from "node:crypto";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { MAX_PUSH_DEVICES } from "../../../lib/contract/rules/max-push-devices.ts";
import { readAgent } from "../auth/user-agent.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, invalid, notFound, Refusal } from "../http/refusal.ts";
import { tellChange } from "../security/tell-change.ts";
import { inLanguage } from "../texts/in-language.ts";
import { say } from "../texts/say.ts";
import { encryptPush } from "./encrypt.ts";
import { isPushService } from "./endpoint.ts";
import { pushToMember } from "./queue.ts";

const TEST_EVERY_MS = 60_000;

const CHANGE = { kind: "push_device", mail: "push-device", link: "/setting/security" } as const;

interface SubscriptionRow {
  readonly id: number;
  readonly endpoint: string;
  readonly label: string;
  readonly locale: string;
  readonly created_at: number;
  readonly last_sent_at: number | null;
  readonly tested_at: number | null;
}

function view({ id, label, created_at, last_sent_at, endpoint }: SubscriptionRow) {
  return {
    id: String(id),
    label,
    createdAt: toInstant(created_at),
    lastSentAt: last_sent_at === null ? null : toInstant(last_sent_at),
    endpointHash: createHash("sha256").update(endpoint).digest("base64url"),
  };
}

function listOf(database: Database, memberId: number): SubscriptionRow[] {
  return database.all(
    "SELECT * FROM push_subscription WHERE member_id = ? ORDER BY created_at DESC, id DESC",
    memberId,
  );
}

function canEncryptFor(keys: { p256dh: string; auth: string }): boolean {
  try {
    return encryptPush("", keys).length > 0;
  } catch {
    return false;
  }
}

export const pushHandlers: ServiceHandlers<"push"> = {
  pushSubscriptions: ({ sandbox: { database }, member }) => ({
    items: listOf(database, member.id).map(view),
  }),

  addPushSubscription({ sandbox, member, session, visitor, write }, { body }) {
    const { database } = sandbox;
    const { endpoint, keys, locale, timeZone } = body;
    if (!isPushService(database, endpoint)) {
      throw invalid({ endpoint: "We don’t send to this address." });
    }
    if (!canEncryptFor(keys)) throw invalid({ keys: "These keys are no keys of a browser." });
    const { browser, os, device } = readAgent(session.agent);
    const label = [browser, os].filter(Boolean).join(", ") || device || "Browser";
    return write(() => {
      const renewed = database.get<SubscriptionRow>(
        "UPDATE push_subscription SET session_id = ?, p256dh = ?, auth = ?, locale = ?, time_zone = ?, label = ? WHERE endpoint = ? AND member_id = ? RETURNING *",
        session.id,
        keys.p256dh,
        keys.auth,
        locale,
        timeZone,
        label,
        endpoint,
        member.id,
      );
      if (renewed) return view(renewed);
      // Whoever signs in on a device that was another member's takes it over.
      database.run("DELETE FROM push_subscription WHERE endpoint = ?", endpoint);
      if (listOf(database, member.id).length >= MAX_PUSH_DEVICES) {
        throw conflict("Ten devices get notifications already. Remove one first.");
      }
      // The others are told, not the one that is being added.
      tellChange(
        sandbox,
        { member, visitor },
        {
          ...{ ...CHANGE, outcome: "added", title: "A device gets notifications" },
          text: say("{label} will show notifications of your account.", { label }),
        },
      );
      const row = database.get<SubscriptionRow>(
        "INSERT INTO push_subscription (member_id, session_id, endpoint, p256dh, auth, locale, time_zone, label, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
        member.id,
        session.id,
        endpoint,
        keys.p256dh,
        keys.auth,
        locale,
        timeZone,
        label,
        Date.now(),
      );
      return view(row as SubscriptionRow);
    });
  },

  removePushSubscription({ sandbox, member, visitor, write }, { params }) {
    write(() => {
      const removed = sandbox.database.get<{ label: string }>(
        "DELETE FROM push_subscription WHERE member_id = ? AND CAST(id AS TEXT) = ? RETURNING label",
        member.id,
        params.id,
      );
      if (!removed) return;
      const title = "Notifications were turned off on a device";
      const text = say("{label} no longer shows notifications of your account.", removed);
      const told = { ...CHANGE, outcome: "removed", title, text } as const;
      tellChange(sandbox, { member, visitor }, told);
    });
    return undefined;
  },

  testPush({ sandbox: { database, clock }, member, language, write }, { params }) {
    write(() => {
      const row = listOf(database, member.id).find(({ id }) => String(id) === params.id);
      if (!row) throw notFound("This device gets no notifications.");
      const now = Date.now();
      if (row.tested_at !== null && now - row.tested_at < TEST_EVERY_MS) {
        const wait = Math.ceil((row.tested_at + TEST_EVERY_MS - now) / 1000);
        const message = "We’ve just sent one. Wait a moment.";
        throw new Refusal(429, UPSTREAM_CODES.rateLimited, message, { retryAfterSeconds: wait });
      }
      database.run("UPDATE push_subscription SET tested_at = ? WHERE id = ?", now, row.id);
      const news = { kind: "test", path: "/dashboard", topic: "test", at: clock.now() } as const;
      pushToMember(database, member.id, { ...news, deviceId: row.id });
    });
    return { message: inLanguage("Sent.", language) };
  },
};

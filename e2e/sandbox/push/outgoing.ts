import { quietHoursOf } from "../notification/preferences.ts";
import { heldUntil } from "../notification/quiet-hours.ts";
import type { Sandbox } from "../sandbox.ts";
import { encryptPush } from "./encrypt.ts";
import { isPushService } from "./endpoint.ts";
import { vapidHeader } from "./vapid.ts";

const TTL_SECONDS = 3_600;
const TIMEOUT_MS = 5_000;
const TRIES = 3;
const RETRY_MS = 60_000;

interface DueMessage {
  readonly id: number;
  readonly payload: string;
  readonly topic: string;
  readonly tries: number;
  readonly urgent: number;
  readonly subscription_id: number;
  readonly member_id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

type Outcome = "sent" | "gone" | "refused" | "later";

async function post({ database, appOrigin }: Sandbox, message: DueMessage): Promise<Outcome> {
  const { endpoint, topic, payload } = message;
  if (!isPushService(database, endpoint)) return "refused";
  const { path, ...notification } = JSON.parse(payload) as { path: string };
  const navigate = new URL(path, appOrigin).href;
  const text = JSON.stringify({ web_push: 8030, notification: { ...notification, navigate } });
  const headers = {
    authorization: await vapidHeader(database, endpoint),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(TTL_SECONDS),
    topic,
    urgency: "normal",
  };
  const body = new Uint8Array(encryptPush(text, message));
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // A push service moves nobody: whoever redirects would have us speak to another host.
  const request = { method: "POST", headers, body, redirect: "manual", signal } as const;
  const status = await fetch(endpoint, request).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 503,
  );
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

function settle({ database, clock }: Sandbox, message: DueMessage, outcome: Outcome): void {
  database.transaction(() => {
    const { id, subscription_id, tries } = message;
    if (outcome === "later" && tries + 1 < TRIES) {
      const dueAt = clock.now() + RETRY_MS;
      database.run("UPDATE push_message SET tries = tries + 1, due_at = ? WHERE id = ?", dueAt, id);
      return;
    }
    database.run("DELETE FROM push_message WHERE id = ?", id);
    if (outcome === "gone")
      database.run("DELETE FROM push_subscription WHERE id = ?", subscription_id);
    if (outcome !== "sent") return;
    const now = Date.now();
    database.run(
      "UPDATE push_subscription SET last_sent_at = ? WHERE id = ?",
      now,
      subscription_id,
    );
  });
}

/** Puts off what the member's quiet hours hold; looked at here, so that it counts for what is sent again, too. */
function isHeld({ database, clock }: Sandbox, { id, urgent, member_id }: DueMessage): boolean {
  const quiet = urgent ? undefined : quietHoursOf(database, member_id);
  const dueAt = quiet ? heldUntil(quiet, clock.now()) : clock.now();
  if (dueAt <= clock.now()) return false;
  database.run("UPDATE push_message SET due_at = ? WHERE id = ?", dueAt, id);
  return true;
}

const sending = new WeakSet<Sandbox>();

/** Sends what is due, one message after the other; a call while another one sends does nothing. */
export async function sendDuePushes(sandbox: Sandbox): Promise<void> {
  const { database, clock } = sandbox;
  if (sending.has(sandbox)) return;
  sending.add(sandbox);
  try {
    const due = database.all<DueMessage>(
      "SELECT m.id, m.payload, m.topic, m.tries, m.urgent, m.subscription_id, s.member_id, s.endpoint, s.p256dh, s.auth FROM push_message m JOIN push_subscription s ON s.id = m.subscription_id WHERE m.due_at <= ? ORDER BY m.id LIMIT 50",
      clock.now(),
    );
    for (const message of due) {
      if (isHeld(sandbox, message)) continue;
      settle(sandbox, message, await post(sandbox, message));
    }
  } finally {
    sending.delete(sandbox);
  }
}

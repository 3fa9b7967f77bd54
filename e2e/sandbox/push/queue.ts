import type { Database } from "../database/database.ts";
import { inLanguage, spokenLanguage } from "../texts/in-language.ts";
import { type Sentence, say, type Text } from "../texts/say.ts";

/** What of a member's news a device is told: title and text, without amount, address or name. */
const NEWS = {
  security: ["Security notice", "Something has changed on your account. Check that it was you."],
  mining: ["Your mining session has ended", "Start the next one to keep mining."],
  claim: ["A reward is waiting", "You can claim it now."],
  news: ["News on your account", "Open Merlin BTC to see it."],
  test: ["Notifications work", "This device will hear from us."],
} as const satisfies Record<string, readonly [title: Sentence, text: Sentence]>;

interface PushNews {
  /** Which words, and the token that they name. */
  readonly kind: "alert" | keyof typeof NEWS;
  readonly code?: string;
  /** A path of the application. */
  readonly path: string;
  /** Replaces what is still on its way under the same name (RFC 8030, 5.4). */
  readonly topic: string;
  /** Business time in milliseconds. */
  readonly at: number;
  /** One device alone. */
  readonly deviceId?: number;
}

interface Device {
  readonly id: number;
  readonly locale: string;
}

function wordsOf({ kind, code = "" }: PushNews): readonly [title: Text, text: Text] {
  if (kind !== "alert") return NEWS[kind];
  return [say("{code} price alert", { code }), "The price has reached your value."];
}

function payloadFor({ locale }: Device, news: PushNews): string {
  const lang = spokenLanguage(locale);
  const [title, body] = wordsOf(news).map((text) => inLanguage(text, lang));
  const { path, topic } = news;
  const dir = new Intl.Locale(lang).getTextInfo().direction;
  return JSON.stringify({ title, body, path, lang, dir, tag: topic });
}

/** Has every device of a member told. Belongs into the transaction of what it tells about. */
export function pushToMember(database: Database, memberId: number, news: PushNews): void {
  const devices = database.all<Device>(
    "SELECT id, locale FROM push_subscription WHERE member_id = ? AND id = coalesce(?, id)",
    memberId,
    news.deviceId ?? null,
  );
  for (const device of devices) {
    database.run(
      "INSERT INTO push_message (subscription_id, payload, topic, due_at, urgent) VALUES (?, ?, ?, ?, ?)",
      device.id,
      payloadFor(device, news),
      news.topic,
      news.at,
      // What the member has just asked for is no surprise at night.
      news.kind === "security" || news.kind === "test" ? 1 : 0,
    );
  }
}

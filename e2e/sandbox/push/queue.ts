import type { Database } from "../database/database.ts";
import { type NewsWords, newsWords } from "./news-words.ts";
import { pushWords } from "./words.ts";

interface PushNews {
  /** Which words of the language, and the token that they name. */
  readonly kind: "alert" | "test" | keyof NewsWords;
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

function wordsFor(locale: string, kind: PushNews["kind"], code: string) {
  const words = pushWords(locale);
  if (kind === "alert") return [words.alert.replace("{code}", code), words.alertText] as const;
  return kind === "test" ? ([words.test, words.testText] as const) : newsWords(locale)[kind];
}

function payloadFor({ locale }: Device, { kind, code = "", path, topic }: PushNews): string {
  const [title, body] = wordsFor(locale, kind, code);
  const dir = locale === "ar-SA" ? "rtl" : "ltr";
  return JSON.stringify({ title, body, path, lang: locale, dir, tag: topic });
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

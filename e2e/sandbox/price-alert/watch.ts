import { toUnits } from "../../../lib/money/decimal.ts";
import { BASE_CURRENCY } from "../../../lib/money/format.ts";
import type { Database } from "../database/database.ts";
import { mailMember } from "../mail/outbox.ts";
import { note } from "../notification/notify.ts";
import { assetUnits, findAsset, PRICED_ASSETS, type WalkingCode } from "../price/assets.ts";
import { SPAN_MS } from "../price/candles.ts";
import { pushToMember } from "../push/queue.ts";
import { fullAmountOf, say, type Text } from "../texts/say.ts";
import { type AlertRow, hasGoneBack, isTrue, type Seen } from "./alert.ts";

interface Tick {
  /** Business time. */
  readonly at: number;
  readonly micros: number;
}

function sentence({ code, kind, value }: AlertRow): Text {
  if (kind === "change24h") {
    const percent = Number(value);
    return say("{code} moved by at least {percent, number}% within 24 hours.", { code, percent });
  }
  const price = fullAmountOf(toUnits(value), BASE_CURRENCY);
  return kind === "above"
    ? say("{code} is above {price}.", { code, price })
    : say("{code} is below {price}.", { code, price });
}

function fire(database: Database, alert: AlertRow, at: number): void {
  const title = sentence(alert);
  const link = `/token-price/${alert.code}`;
  const channels = JSON.parse(alert.channels) as string[];
  database.run(
    "UPDATE price_alert SET armed = 0, done = ?, fired_at = ? WHERE id = ?",
    alert.repeat === "once" ? 1 : 0,
    at,
    alert.id,
  );
  if (channels.includes("inbox")) {
    note(database, alert.member_id, { title, body: "Your price alert", link, at });
  }
  if (channels.includes("push")) {
    const { code } = alert;
    const news = { kind: "alert", code, path: link, topic: `alert-${code}`, at } as const;
    pushToMember(database, alert.member_id, news);
  }
  if (channels.includes("mail")) {
    mailMember(database, alert.member_id, {
      kind: "price-alert",
      subject: title,
      text: [title, "You asked us to tell you."],
      link,
    });
  }
}

function arm(database: Database, { id }: AlertRow, isArmed: boolean): void {
  database.run("UPDATE price_alert SET armed = ? WHERE id = ?", isArmed ? 1 : 0, id);
}

// A second crossing within 24 hours is no news: it is passed over, and not kept for later.
function look(database: Database, alert: AlertRow, seen: Seen, at: number): AlertRow | undefined {
  if (!alert.armed) {
    if (!hasGoneBack(alert, seen)) return alert;
    arm(database, alert, true);
    return { ...alert, armed: 1 };
  }
  if (!isTrue(alert, seen)) return alert;
  if (alert.fired_at !== null && at - alert.fired_at < SPAN_MS.day) {
    arm(database, alert, false);
    return { ...alert, armed: 0 };
  }
  fire(database, alert, at);
  return alert.repeat === "once" ? undefined : { ...alert, armed: 0, fired_at: at };
}

/** The price of a source 24 hours before a moment, as far as is known, in 10⁻⁶ USDT. */
function dayBefore(database: Database, source: WalkingCode, { at, micros }: Tick): number {
  const candle = database.get<{ open: number }>(
    "SELECT open FROM candle WHERE code = ? AND span = 'minute' AND start >= ? ORDER BY start LIMIT 1",
    source,
    at - SPAN_MS.day,
  );
  return candle?.open ?? micros;
}

/** What alerts of a code see at a tick of its source. */
export function seenAt(database: Database, code: string, tick: Tick): Seen {
  const asset = findAsset(code);
  if (!asset?.source) throw new Error(`${code} has no price that moves`);
  const { source } = asset;
  return {
    price: assetUnits(asset, tick.micros),
    dayBefore: () => assetUnits(asset, dayBefore(database, source, tick)),
  };
}

/**
 * Shows the alerts of a source its new prices, in their order. Only a tick calls it, so no alert speaks of a price that
 * stands still. Belongs into the transaction of the ticks.
 */
export function watchTicks(database: Database, source: WalkingCode, ticks: readonly Tick[]): void {
  const codes = PRICED_ASSETS.filter((asset) => asset.source === source).map(({ code }) => code);
  const alerts = database.all<AlertRow>(
    "SELECT * FROM price_alert WHERE done = 0 AND code IN (SELECT value FROM json_each(?)) ORDER BY id",
    JSON.stringify(codes),
  );
  for (const first of alerts) {
    let alert: AlertRow | undefined = first;
    for (const tick of ticks) {
      alert = alert && look(database, alert, seenAt(database, alert.code, tick), tick.at);
    }
  }
}

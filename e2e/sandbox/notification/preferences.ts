import type { z } from "zod";
import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationKind,
  type notificationPreferencesEndpoints,
  type QuietHours,
} from "../../../lib/contract/alerts/notification-preferences.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { isTimeZone } from "./quiet-hours.ts";

type Channels = Readonly<Record<NotificationChannel, boolean>>;

/** What each kind does until the member says otherwise: nobody is mailed unasked, and devices are told of what waits for the member. */
const DEFAULTS = {
  security: { inbox: true, mail: true, push: true },
  money: { inbox: true, mail: false, push: false },
  mining: { inbox: true, mail: false, push: true },
  claim: { inbox: true, mail: false, push: true },
  earning: { inbox: true, mail: false, push: false },
  prediction: { inbox: true, mail: false, push: false },
  team: { inbox: true, mail: false, push: false },
} as const satisfies Readonly<Record<NotificationKind, Channels>>;

/** Whoever takes an account over would turn these off first. */
const FIXED: Readonly<Partial<Record<NotificationKind, readonly NotificationChannel[]>>> = {
  security: ["inbox", "mail"],
};

interface ChannelRow {
  readonly inbox: number;
  readonly mail: number;
  readonly push: number;
}

/** By what a member is told of a kind. */
export function channelsOf(database: Database, memberId: number, kind: NotificationKind): Channels {
  const row = database.get<ChannelRow>(
    "SELECT inbox, mail, push FROM notification_preference WHERE member_id = ? AND kind = ?",
    memberId,
    kind,
  );
  if (!row) return DEFAULTS[kind];
  return { inbox: row.inbox === 1, mail: row.mail === 1, push: row.push === 1 };
}

/** A member's quiet hours, if there are any. */
export function quietHoursOf(database: Database, memberId: number): QuietHours | undefined {
  return database.get<QuietHours>(
    "SELECT from_time AS 'from', to_time AS 'to', time_zone AS timeZone FROM quiet_hours WHERE member_id = ?",
    memberId,
  );
}

/** Every kind and channel of a member, with the quiet hours. */
export function preferencesView(database: Database, memberId: number) {
  const kinds = Object.keys(DEFAULTS) as NotificationKind[];
  return {
    kinds: kinds.map((code) => ({
      ...{ code, fixed: [...(FIXED[code] ?? [])] },
      ...channelsOf(database, memberId, code),
    })),
    quiet: quietHoursOf(database, memberId) ?? null,
  };
}

/** What a member wants from now on. */
type Wanted = z.output<
  typeof notificationPreferencesEndpoints.saveNotificationPreferences.body.schema
>;

function isKind(code: string): code is NotificationKind {
  return Object.hasOwn(DEFAULTS, code);
}

function check({ kinds, quiet }: Wanted): void {
  for (const kind of kinds) {
    if (!isKind(kind.code)) throw invalid({ kinds: "There is no such kind of notification." });
    const { code } = kind;
    const isChanged = (channel: NotificationChannel) => kind[channel] !== DEFAULTS[code][channel];
    if (FIXED[code]?.some(isChanged))
      throw invalid({ kinds: "Security notices always reach you." });
  }
  if (!quiet) return;
  if (quiet.from === quiet.to) throw invalid({ quiet: "Choose two different times." });
  if (!isTimeZone(quiet.timeZone)) throw invalid({ quiet: "We don’t know this time zone." });
}

/** @throws Refusal 422 on `kinds` or `quiet` for what cannot be */
export function savePreferences(database: Database, memberId: number, wanted: Wanted): void {
  check(wanted);
  const { kinds, quiet } = wanted;
  for (const { code, ...channels } of kinds) {
    const values = NOTIFICATION_CHANNELS.map((channel) => (channels[channel] ? 1 : 0));
    database.run(
      "INSERT OR REPLACE INTO notification_preference (member_id, kind, inbox, mail, push) VALUES (?, ?, ?, ?, ?)",
      memberId,
      code,
      ...values,
    );
  }
  database.run("DELETE FROM quiet_hours WHERE member_id = ?", memberId);
  if (!quiet) return;
  database.run(
    "INSERT INTO quiet_hours (member_id, from_time, to_time, time_zone) VALUES (?, ?, ?, ?)",
    ...[memberId, quiet.from, quiet.to, quiet.timeZone],
  );
}

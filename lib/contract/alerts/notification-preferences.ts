import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";

/** By what a member is told. */
export const NOTIFICATION_CHANNELS = ["inbox", "mail", "push"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What there is news of, and a name for. */
export const NOTIFICATION_KINDS = [
  "security",
  "money",
  "mining",
  "claim",
  "earning",
  "prediction",
  "team",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const channelsSchema = z.object({ inbox: z.boolean(), mail: z.boolean(), push: z.boolean() });

/** A time of day, such as `22:00`. */
const timeOfDaySchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** From one time of day to another, which may be tomorrow's, by the clocks of a zone (IANA). */
const quietHoursSchema = z.object({
  from: timeOfDaySchema,
  to: timeOfDaySchema,
  timeZone: z.string().max(64),
});
export type QuietHours = z.output<typeof quietHoursSchema>;

const kindSchema = channelsSchema.extend({
  /** One of {@link NOTIFICATION_KINDS}; any other is not shown. */
  code: z.string(),
  /** What the member cannot change. */
  fixed: z.array(z.string()),
});

const preferencesSchema = z.object({
  kinds: z.array(kindSchema),
  /** Absent without quiet hours. */
  quiet: quietHoursSchema.nullish(),
});
export type NotificationPreferences = z.output<typeof preferencesSchema>;

/**
 * By kind and channel; price alerts have channels of their own. While quiet hours last no device is told of anything but
 * security; what was held is sent when they are over. Inbox and mail make no sound, and wait for nothing.
 */
export const notificationPreferencesEndpoints = {
  notificationPreferences: endpoint({
    service: "account",
    method: "GET",
    path: "/notification-preferences",
    audience: "member",
    origin: "extension",
    response: preferencesSchema,
  }),
  /**
   * Kinds that are left out stay as they are; without `quiet` there are no quiet hours any more. 422 on `kinds` for an unknown
   * kind or a change of what is fixed (of `security` the inbox and mails), on `quiet` for an unknown zone or hours without a length.
   */
  saveNotificationPreferences: endpoint({
    service: "account",
    method: "PUT",
    path: "/notification-preferences",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      z.object({
        kinds: z.array(channelsSchema.extend({ code: z.string().max(32) })).max(32),
        quiet: quietHoursSchema.nullish(),
      }),
    ),
    response: preferencesSchema,
  }),
};

import type {
  NotificationChannel,
  NotificationPreferences,
} from "../../contract/alerts/notification-preferences.ts";

type Quiet = NotificationPreferences["quiet"];

const CHANNELS: readonly NotificationChannel[] = ["inbox", "mail", "push"];

function changedQuiet(now: Quiet, known: Quiet, wanted: Quiet): Quiet {
  if (!wanted) return known ? null : now;
  if (!known) return now ?? wanted;
  const changed = Object.entries(wanted).filter(
    ([part, value]) => value !== known[part as keyof typeof known],
  );
  return changed.length === 0 ? now : { ...(now ?? wanted), ...Object.fromEntries(changed) };
}

/** The preferences of now with what the member has changed of those that they saw, and with nothing else. */
export function changedPreferences(
  now: NotificationPreferences,
  known: NotificationPreferences,
  wanted: NotificationPreferences,
): NotificationPreferences {
  const kinds = now.kinds.map((kind) => {
    const was = known.kinds.find(({ code }) => code === kind.code);
    const is = wanted.kinds.find(({ code }) => code === kind.code);
    if (!was || !is) return kind;
    const changed = CHANNELS.filter((channel) => is[channel] !== was[channel]);
    return { ...kind, ...Object.fromEntries(changed.map((channel) => [channel, is[channel]])) };
  });
  return { kinds, quiet: changedQuiet(now.quiet, known.quiet, wanted.quiet) };
}

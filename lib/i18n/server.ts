import "server-only";
import { loadMessages, type Messages } from "./messages.ts";
import { mergeOverrides } from "./override/override-texts.ts";
import { knownOverrides, type Overrides, readOverrides } from "./override/overrides.ts";

const merged = new WeakMap<Messages, { overrides: Overrides; messages: Messages }>();

// Merging reads each overridden message, so one answer of the upstream is merged once.
function merge(ours: Messages, overrides: Overrides): Messages {
  if (Object.keys(overrides).length === 0) return ours;
  const kept = merged.get(ours);
  if (kept?.overrides === overrides) return kept.messages;
  const messages = mergeOverrides(ours, overrides);
  merged.set(ours, { overrides, messages });
  return messages;
}

/** All texts of a language of ours, with the upstream's overrides in them. */
export async function readMessages(locale: string): Promise<Messages> {
  const [ours, overrides] = await Promise.all([loadMessages(locale), readOverrides(locale)]);
  return merge(ours, overrides);
}

/** The same without asking the upstream: with the overrides that a page has already brought. */
export async function knownMessages(locale: string): Promise<Messages> {
  return merge(await loadMessages(locale), knownOverrides(locale));
}

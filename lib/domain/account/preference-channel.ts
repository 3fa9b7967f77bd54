const CHANNEL = "merlin-preferences";

/** What another tab has changed: the theme, whether amounts are covered, or that the language is another. */
export type PreferenceChange =
  | { readonly theme: string }
  | { readonly amounts: "hidden" | "shown" }
  | { readonly language: string };

/** Tells the other tabs about a change. */
export function announceChange(change: PreferenceChange): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(change);
  channel.close();
}

/**
 * Calls back when another tab has changed a preference.
 * @returns stops watching
 */
export function watchChanges(onChange: (change: PreferenceChange) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => onChange(data as PreferenceChange);
  return () => channel.close();
}

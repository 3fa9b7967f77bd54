const CHANNEL = "merlin-preferences";

/** What another tab has changed: the theme, whether amounts are covered, or that the language is another. */
export type PreferenceChange =
  | { readonly theme: string }
  | { readonly amounts: "hidden" | "shown" }
  | { readonly language: string };

let opened: BroadcastChannel | undefined;

/** One for the whole document: a channel does not hear itself, and a second one would. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

/** Tells the other tabs about a change. */
export function announceChange(change: PreferenceChange): void {
  channel().postMessage(change);
}

/**
 * Calls back when another tab has changed a preference.
 * @returns stops watching
 */
export function watchChanges(onChange: (change: PreferenceChange) => void): () => void {
  const hear = ({ data }: MessageEvent<PreferenceChange>) => onChange(data);
  channel().addEventListener("message", hear);
  return () => channel().removeEventListener("message", hear);
}

interface Parts {
  readonly browser: string | null | undefined;
  readonly os: string | null | undefined;
}

/** What a person calls a device: browser and system, or the one that is known, or null. */
export function deviceLabel(
  { browser, os }: Parts,
  both: (parts: { browser: string; os: string }) => string,
): string | null {
  return browser && os ? both({ browser, os }) : browser || os || null;
}

const PHONE = /android|iphone|ipad|ios|mobile|phone|tablet/i;

/** Whether a device that says this of itself is held in a hand. */
export function isHandheld(words: string): boolean {
  return PHONE.test(words);
}

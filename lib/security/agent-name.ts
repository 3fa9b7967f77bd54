// The order matters: most browsers also name those that they descend from.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Headless)?(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(Linux|X11)\b/, "Linux"],
];

function find(rows: typeof BROWSERS, agent: string): string | null {
  return rows.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
}

/** Browser and system of a `User-Agent`; each null where the text does not tell. */
export function readAgent(agent: string): { browser: string | null; os: string | null } {
  return { browser: find(BROWSERS, agent), os: find(SYSTEMS, agent) };
}

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

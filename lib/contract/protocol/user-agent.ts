type Rule = readonly [pattern: RegExp, name: string];

// The first match counts: most browsers also name those that they descend from.
const BROWSERS: readonly Rule[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, "Edge"],
  [/\b(?:OPR|Opera)\/(\d+)/, "Opera"],
  [/\bSamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)[\d.]*.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly Rule[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\b(?:Macintosh|Mac OS X)\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(?:Linux|X11)\b/, "Linux"],
];

/** What a `User-Agent` names; null where it names nothing that is known. */
export interface AgentFacts {
  readonly browser: string | null;
  /** The browser's main version. */
  readonly version: string | null;
  readonly os: string | null;
}

/** Browser and system of a `User-Agent`. */
export function readUserAgent(agent: string): AgentFacts {
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent));
  return {
    browser: browser?.[1] ?? null,
    version: browser?.[0].exec(agent)?.[1] ?? null,
    os: SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? null,
  };
}

/** What a user agent names; null where it names nothing that is known. */
interface AgentFacts {
  readonly device: string | null;
  readonly os: string | null;
  readonly browser: string | null;
}

type Rule = readonly [pattern: RegExp, name: string];

// The first match counts: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const BROWSERS: readonly Rule[] = [
  [/\bEdg(?:A|iOS)?\/(\d+)/, "Edge"],
  [/\bOPR\/(\d+)/, "Opera"],
  [/\bSamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, "Safari"],
];

const SYSTEMS: readonly Rule[] = [
  [/\bWindows NT\b/, "Windows"],
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const DEVICES: readonly Rule[] = [
  [/\biPad\b|\bTablet\b|\bAndroid(?!.*\bMobile\b)/, "Tablet"],
  [/\biPhone\b|\biPod\b|\bMobile\b/, "Phone"],
  [/\bWindows NT\b|\bMac OS X\b|\bLinux\b|\bCrOS\b/, "Computer"],
];

function match(rules: readonly Rule[], agent: string): string | null {
  for (const [pattern, name] of rules) {
    const found = pattern.exec(agent);
    if (found) return found[1] ? `${name} ${found[1]}` : name;
  }
  return null;
}

/**
 * Device, system and browser of a user agent. An agent of no known browser stands unchanged under
 * `browser`, so that its owner can still recognise it.
 */
export function readAgent(agent: string | null): AgentFacts {
  if (!agent) return { device: null, os: null, browser: null };
  return {
    device: match(DEVICES, agent),
    os: match(SYSTEMS, agent),
    browser: match(BROWSERS, agent) ?? agent,
  };
}

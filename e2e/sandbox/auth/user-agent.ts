import { readUserAgent } from "../../../lib/contract/protocol/user-agent.ts";

interface Device {
  readonly device: string | null;
  readonly os: string | null;
  readonly browser: string | null;
}

const KINDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPad\b|\bTablet\b|\bAndroid(?!.*\bMobile\b)/, "Tablet"],
  [/\biPhone\b|\biPod\b|\bMobile\b/, "Phone"],
  [/\bWindows NT\b|\bMac OS X\b|\bLinux\b|\bCrOS\b/, "Computer"],
];

/**
 * Kind of device, system and browser with its version. An agent of no known browser stands unchanged
 * under `browser`, so that its owner can still recognise it.
 */
export function readAgent(agent: string | null): Device {
  if (!agent) return { device: null, os: null, browser: null };
  const { browser, version, os } = readUserAgent(agent);
  return {
    device: KINDS.find(([pattern]) => pattern.test(agent))?.[1] ?? null,
    os,
    browser: browser === null ? agent : `${browser} ${version}`,
  };
}

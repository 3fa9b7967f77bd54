import { resolvedColours } from "@/app/_ui/chart/resolved-colours";

const NAMES = {
  ground: "--ground",
  surface: "--surface",
  raised: "--raised",
  line: "--line-strong",
  text: "--text",
  muted: "--muted",
  faint: "--faint",
  accent: "--accent",
  accentText: "--accent-text",
  violet: "--violet",
  active: "--up",
  inactive: "--faint",
  not_valid: "--warn",
  unverified: "--info",
  closed: "--line-strong",
  unknown: "--faint",
} as const;

export type StageColours = Readonly<Record<keyof typeof NAMES, string>>;

/** The theme's colours that the tree is drawn with. */
export function readStageColours(element: HTMLElement): StageColours {
  return resolvedColours(element, NAMES);
}

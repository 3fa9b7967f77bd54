import { resolvedColours } from "@/app/_ui/chart/resolved-colours";

const NAMES = {
  line: "--accent",
  muted: "--muted",
  grid: "--line",
  crosshair: "--faint",
  surface: "--surface",
  up: "--up",
  down: "--down",
} as const;

export type ChartColours = Readonly<Record<keyof typeof NAMES, string>>;

/** The theme's colours that a chart is drawn with. */
export function readChartColours(element: HTMLElement): ChartColours {
  return resolvedColours(element, NAMES);
}

/** A resolved colour at another opacity. */
export function faded(colour: string, opacity: number): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

/** Calls back when the theme changes, by the member's choice or the system's; returns the way to stop. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const preference = matchMedia("(prefers-color-scheme: dark)");
  preference.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    preference.removeEventListener("change", onChange);
  };
}

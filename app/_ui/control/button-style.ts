export type ButtonTone = "primary" | "neutral" | "outline" | "quiet";
export type ButtonSize = "small" | "medium" | "hero";

/* What they look like stands in `utilities.css`, since a page has dozens. */
const TONES: Readonly<Record<ButtonTone, string>> = {
  primary: "button-primary",
  neutral: "button-neutral",
  outline: "button-outline",
  quiet: "button-quiet",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "touch-area min-h-9 px-3.5 py-1 text-md",
  medium: "min-h-11 px-4.5 py-1.5 text-base",
  hero: "min-h-13 px-6.5 py-2 text-lg",
};

/** The classes shared by buttons and links that look like buttons. */
export function buttonStyle(tone: ButtonTone, size: ButtonSize): string {
  return `button-shape ${TONES[tone]} ${SIZES[size]}`;
}

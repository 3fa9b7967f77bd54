export type ButtonTone = "primary" | "neutral" | "outline" | "quiet";
export type ButtonSize = "small" | "medium" | "hero";

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-button font-semibold whitespace-nowrap transition-colors duration-150";

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary:
    "bg-accent text-on-accent hover:bg-accent-hover disabled:opacity-60 aria-disabled:opacity-60",
  neutral: "bg-text text-ground hover:bg-muted",
  outline:
    "border border-line-strong bg-surface text-text hover:bg-raised disabled:text-faint aria-disabled:text-faint",
  quiet: "text-accent-text hover:bg-raised disabled:text-faint",
};

/* Small buttons look 36 px high; an invisible margin keeps them 44 px to the finger. */
const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "relative h-9 px-3.5 text-md after:absolute after:inset-x-0 after:-inset-y-1",
  medium: "h-11 px-4.5 text-base",
  hero: "h-13 px-6.5 text-lg",
};

/** The classes shared by buttons and links that look like buttons. */
export function buttonStyle(tone: ButtonTone, size: ButtonSize): string {
  return `${BASE} ${TONES[tone]} ${SIZES[size]}`;
}

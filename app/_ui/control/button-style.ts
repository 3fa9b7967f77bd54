export type ButtonTone = "primary" | "neutral" | "outline" | "quiet";
export type ButtonSize = "small" | "medium" | "hero";

const BASE =
  "inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-button text-center font-semibold text-balance transition-colors duration-150";

const TONES: Readonly<Record<ButtonTone, string>> = {
  primary:
    "bg-accent text-on-accent hover:bg-accent-hover disabled:opacity-60 aria-disabled:opacity-60",
  neutral: "bg-text text-ground hover:bg-muted",
  outline:
    "border border-line-strong bg-surface text-text hover:bg-raised disabled:text-faint aria-disabled:text-faint",
  quiet: "text-accent-text hover:bg-raised disabled:text-faint",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: "touch-area min-h-9 px-3.5 py-1 text-md",
  medium: "min-h-11 px-4.5 py-1.5 text-base",
  hero: "min-h-13 px-6.5 py-2 text-lg",
};

/** The classes shared by buttons and links that look like buttons. */
export function buttonStyle(tone: ButtonTone, size: ButtonSize): string {
  return `${BASE} ${TONES[tone]} ${SIZES[size]}`;
}

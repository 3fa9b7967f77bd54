import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonTone, buttonStyle } from "./button-style";

interface ButtonProps extends ComponentProps<"button"> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows that the action runs and ignores further presses, without losing the focus. */
  isPending?: boolean;
}

/** A button; `type="button"` unless said otherwise. */
export function Button({
  tone = "outline",
  size = "medium",
  isPending = false,
  className = "",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className={`${buttonStyle(tone, size)} ${className}`}
      {...rest}
    >
      {isPending && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      )}
      {children}
    </button>
  );
}

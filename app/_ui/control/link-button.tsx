import type { ComponentProps } from "react";
import { Link } from "@/app/_ui/navigation/link";
import { type ButtonSize, type ButtonTone, buttonStyle } from "./button-style";

type LinkButtonProps = ComponentProps<typeof Link> & { tone?: ButtonTone; size?: ButtonSize };

/** A link that looks like a button. */
export function LinkButton({
  tone = "outline",
  size = "medium",
  className = "",
  ...rest
}: LinkButtonProps) {
  return <Link className={`${buttonStyle(tone, size)} ${className}`} {...rest} />;
}

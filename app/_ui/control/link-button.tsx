import type { ComponentProps } from "react";
import { Link } from "@/app/_ui/navigation/link";
import { type ButtonSize, type ButtonTone, buttonStyle } from "./button-style";

type LinkButtonProps = ComponentProps<typeof Link> & { tone?: ButtonTone; size?: ButtonSize };

/** A link that looks like a button; the main one of a page is fetched ahead from 200 px away (R9.3). */
export function LinkButton({
  tone = "outline",
  size = "medium",
  className = "",
  ...rest
}: LinkButtonProps) {
  const prefetch = tone === "primary" ? "auto" : false;
  return (
    <Link prefetch={prefetch} className={`${buttonStyle(tone, size)} ${className}`} {...rest} />
  );
}

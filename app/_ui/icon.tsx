import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  /** Drawing of the icon family, on a square of 24. */
  node: IconNode;
  /** Edge in pixels. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/**
 * An icon, drawn where it is rendered: on the server it costs the browser no script. It is always
 * decoration; the words stand beside it.
 */
export function Icon({ node, size = 20, strokeWidth = 1.75, className }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}

import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  /** Drawing of the icon family, on a square of 24. */
  node: IconNode;
  /** Edge in pixels. */
  size?: number;
  /** Where 1.75 is too thin or too strong. */
  strokeWidth?: number;
  className?: string;
  /** For another place that draws the same lines. */
  id?: string;
}

/** The stylesheet gives it. */
const USUAL_SIZE = 20;

/**
 * An icon, drawn where it is rendered: on the server it costs the browser no script. It is always
 * decoration; the words stand beside it.
 */
export function Icon({ node, size = USUAL_SIZE, strokeWidth, className, id }: IconProps) {
  return (
    <svg
      aria-hidden
      {...(size !== USUAL_SIZE && { width: size, height: size })}
      id={id}
      viewBox="0 0 24 24"
      {...(strokeWidth !== undefined && { style: { strokeWidth } })}
      className={className ? `icon ${className}` : "icon"}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}

import type { ComponentProps } from "react";

/** A link inside or below a form, high enough for a finger; as a new document, it costs the form no script. */
export function TextLink({ className = "", children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className={`inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline ${className}`}
      {...rest}
    >
      {children}
    </a>
  );
}

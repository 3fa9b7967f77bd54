import type { ReactNode } from "react";

/** Words about what a pointer brings out, which a finger cannot: left out where touch is the pointer. */
export function pointerWords(words: ReactNode) {
  return <span className="pointer-coarse:hidden">{words}</span>;
}

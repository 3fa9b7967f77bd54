import type { ReactNode } from "react";
import { takeFocus } from "@/app/_ui/control/take-focus";

/**
 * What has come of an action, in one sentence, above its receipt. It takes the focus over from what was pressed, so that it
 * is what is read out, and no more.
 */
export function ResultSentence({ children }: { children: ReactNode }) {
  return (
    <h3
      ref={takeFocus}
      tabIndex={-1}
      data-result
      className="mb-5 font-sans text-base font-normal wrap-anywhere outline-none"
    >
      {children}
    </h3>
  );
}

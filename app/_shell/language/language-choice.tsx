"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";

interface LanguageChoiceProps {
  /** A member's choice is saved with the profile too. */
  isMember: boolean;
  /** `failed` has `{name}` for the language's own name. */
  texts: { failed: string; close: string };
  className: string;
  /** Buttons with a `data-language`. */
  children: ReactNode;
}

/** A list of languages of which one is chosen. The code of a choice comes with the first one. */
export function LanguageChoice({ isMember, texts, className, children }: LanguageChoiceProps) {
  const router = useRouter();

  async function choose(target: EventTarget) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button?.dataset.language) return;
    const { chooseLanguage } = await import("./choose-language");
    await chooseLanguage(button, { isMember, texts, refresh: router.refresh });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the buttons inside
    <ul className={className} onClick={(event) => choose(event.target)}>
      {children}
    </ul>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/control/button";

const SHOWN_MS = 2000;

export interface CopyTexts {
  copy: string;
  copied: string;
  failed: string;
}

export interface PlainCopyButtonProps {
  value: string;
  texts: CopyTexts;
}

interface CopyButtonProps {
  value: string;
}

/** Copies a value and says so for two seconds. */
export function CopyButton({ value }: CopyButtonProps) {
  const t = useTranslations("common");
  const texts = { copy: t("copy"), copied: t("copied"), failed: t("copyFailed") };
  return <PlainCopyButton value={value} texts={texts} />;
}

/** The same where there are no messages, on a screen that replaces the whole document. */
export function PlainCopyButton({ value, texts }: PlainCopyButtonProps) {
  const [state, setState] = useState<keyof CopyTexts>("copy");

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setState("copied");
    } catch {
      setState("failed");
    }
    setTimeout(() => setState("copy"), SHOWN_MS);
  }

  return (
    <Button size="small" onClick={copy}>
      <span aria-live="polite">{texts[state]}</span>
    </Button>
  );
}

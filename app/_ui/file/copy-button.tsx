"use client";

import { Check, Copy } from "lucide";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";

const SHOWN_MS = 2000;

export interface CopyTexts {
  copy: string;
  copied: string;
  failed: string;
}

export interface PlainCopyButtonProps {
  value: string;
  texts: CopyTexts;
  /** A sign alone stands beside a figure. */
  look?: "words" | "icon";
}

type CopyButtonProps = Omit<PlainCopyButtonProps, "texts">;

/** Copies a value and says so for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const t = useTranslations("common");
  const texts = { copy: t("copy"), copied: t("copied"), failed: t("copyFailed") };
  return <PlainCopyButton {...props} texts={texts} />;
}

/** The same where there are no messages, on a screen that replaces the whole document. */
export function PlainCopyButton({ value, texts, look = "words" }: PlainCopyButtonProps) {
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

  if (look === "icon") {
    return (
      <button
        type="button"
        onClick={copy}
        className="touch-area grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:text-text"
      >
        <Icon node={state === "copied" ? Check : Copy} size={16} />
        <span aria-live="polite" className="sr-only">
          {texts[state]}
        </span>
      </button>
    );
  }
  return (
    <Button size="small" onClick={copy}>
      <span aria-live="polite">{texts[state]}</span>
    </Button>
  );
}

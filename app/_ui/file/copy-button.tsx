"use client";

import { Check, Copy } from "lucide";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/control/button";
import type { ButtonTone } from "@/app/_ui/control/button-style";
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
  /** The same for the ear, which does not see what stands beside it. */
  spoken?: CopyTexts;
  /** What is copied, as a noun; the words shown are the same without it. */
  what?: string;
  /** A sign alone stands beside a figure. */
  look?: "words" | "icon";
  tone?: ButtonTone;
}

type CopyButtonProps = Omit<PlainCopyButtonProps, "texts" | "spoken">;

/** Copies a value and says so for two seconds. */
export function CopyButton(props: CopyButtonProps) {
  const t = useTranslations("common");
  const texts = { copy: t("copy"), copied: t("copied"), failed: t("copyFailed") };
  const { what } = props;
  const spoken = what && {
    copy: t("copyWhat", { what }),
    copied: t("copiedWhat", { what }),
    failed: texts.failed,
  };
  return <PlainCopyButton {...props} texts={texts} spoken={spoken || texts} />;
}

/** The same where there are no messages, on a screen that replaces the whole document. */
export function PlainCopyButton({
  value,
  texts,
  spoken = texts,
  look = "words",
  tone,
}: PlainCopyButtonProps) {
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

  // A name that changes under the focus is not read out; what has come of the press is said beside it.
  const outcome = (
    <span aria-live="polite" className="sr-only">
      {state !== "copy" && spoken[state]}
    </span>
  );
  if (look === "icon") {
    return (
      <>
        <button
          type="button"
          aria-label={spoken.copy}
          onClick={copy}
          className="touch-area grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:text-text"
        >
          <Icon node={state === "copied" ? Check : Copy} size={16} />
        </button>
        {outcome}
      </>
    );
  }
  return (
    <>
      <Button size="small" tone={tone} aria-label={spoken.copy} onClick={copy}>
        {texts[state]}
      </Button>
      {outcome}
    </>
  );
}

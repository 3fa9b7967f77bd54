"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, use, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { ErrorState } from "@/app/_ui/state/error-state";
import type { TextPart } from "@/lib/i18n/text-parts";
import { askForTexts, forgetTexts } from "./load-texts";
import { TextsProvider } from "./texts-provider";

interface LateTextsProps {
  part: TextPart;
  children: ReactNode;
}

/**
 * What `Texts` is to a page, to what opens later: gives what is below it the messages of a part, which it fetches. It
 * suspends until they are there, unless the dialog came with them (`withTexts`), and says so where they cannot be had.
 */
export function LateTexts({ part, children }: LateTextsProps) {
  const t = useTranslations("common");
  const locale = useLocale();
  const [, setTries] = useState(0);
  // The document's own is the one before it while another language is on its way.
  const [language = locale] = locale.split("-u-");
  const { known, texts } = askForTexts(part, language);
  const messages = known === undefined ? use(texts) : known;
  if (!messages) {
    const again = () => {
      forgetTexts(part, language);
      setTries((tries) => tries + 1);
    };
    return (
      <ErrorState
        title={t("cannotOpen")}
        text=""
        action={<Button onClick={again}>{t("retry")}</Button>}
      />
    );
  }
  return (
    <TextsProvider locale={locale} messages={messages}>
      {children}
    </TextsProvider>
  );
}

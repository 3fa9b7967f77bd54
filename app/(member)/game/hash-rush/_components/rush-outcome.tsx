"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Button } from "@/app/_ui/button";
import { PAGES } from "@/lib/routes";
import type { RushEnding } from "./rush-ending";
import type { RushGameProps } from "./rush-game";
import { RushResult } from "./rush-result";

interface RushOutcomeProps extends RushGameProps {
  ending: RushEnding;
  /** Back to the start. */
  onClear: () => void;
}

const WORDS = {
  over: { title: "overTitle", text: "overText" },
  impossible: { title: "impossibleTitle", text: "impossibleText" },
  lapsed: { title: "lapsedTitle", text: "lapsedText" },
  gone: { title: "goneTitle", text: "goneText" },
} as const;

/** How the game ended: its score and prize, or why it does not count. */
export function RushOutcome({ ending, onClear, ...props }: RushOutcomeProps) {
  const t = useTranslations("rush");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = ending.kind === "counted" ? null : WORDS[ending.kind];
  const left = ending.kind === "counted" ? ending.answer.playsLeft : props.rush.playsLeft;
  return (
    <div className="mx-auto grid max-w-120 gap-5 py-4 sm:py-6">
      <div role="status" className="text-center">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t(words?.title ?? "finished")}
        </h2>
        {words && <p className="mt-2 text-md text-muted">{t(words.text)}</p>}
      </div>
      {ending.kind === "counted" && <RushResult {...props} answer={ending.answer} />}
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <Button tone="primary" onClick={onClear}>
          {t(left > 0 ? "again" : "back")}
        </Button>
        <TextLink href={PAGES.gameHistory.path}>{t("openHistory")}</TextLink>
      </div>
    </div>
  );
}

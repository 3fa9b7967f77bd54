"use client";

import { useEffect, useRef } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Button } from "@/app/_ui/button";
import { PAGES } from "@/lib/routes";
import type { RushEnding } from "./rush-ending";
import type { RushGameProps } from "./rush-game";
import { RushResult } from "./rush-result";
import type { RushTexts } from "./rush-texts";

interface RushOutcomeProps extends RushGameProps {
  ending: RushEnding;
  /** Back to the start. */
  onClear: () => void;
}

function words({ kind }: RushEnding, texts: RushTexts): { title: string; text: string | null } {
  if (kind === "counted") return { title: texts.finished, text: null };
  return { title: texts[`${kind}Title`], text: texts[`${kind}Text`] };
}

/** How the game ended: its score and prize, or why it does not count. */
export function RushOutcome({ ending, onClear, ...props }: RushOutcomeProps) {
  const { texts } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = words(ending, texts);
  const left = ending.kind === "counted" ? ending.answer.playsLeft : props.rush.playsLeft;
  return (
    <div className="mx-auto grid max-w-120 gap-5 py-4 sm:py-6">
      <div role="status" className="text-center">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {title}
        </h2>
        {text && <p className="mt-2 text-md text-muted">{text}</p>}
      </div>
      {ending.kind === "counted" && <RushResult {...props} answer={ending.answer} />}
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <Button tone="primary" onClick={onClear}>
          {left > 0 ? texts.again : texts.back}
        </Button>
        <TextLink href={PAGES.gameHistory.path}>{texts.openHistory}</TextLink>
      </div>
    </div>
  );
}

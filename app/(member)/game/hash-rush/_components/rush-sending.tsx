"use client";

import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { Notice } from "@/app/_ui/notice";
import type { RushTexts } from "./rush-texts";
import type { Play } from "./use-play";
import type { Rush } from "./use-rush";

interface RushSendingProps {
  rush: Rush;
  play: Play;
  texts: RushTexts;
}

/** After the minute: the score on its way, or kept here because no answer came. */
export function RushSending({ rush, play, texts }: RushSendingProps) {
  const score = play.frame?.score ?? 0;
  const isUnsent = rush.phase === "unsent";
  return (
    <div className="mx-auto grid max-w-120 gap-5 py-8 text-center">
      <div role="status">
        <h2 className="text-2xl">{isUnsent ? texts.unsent : texts.sending}</h2>
        <p className="figures-display mt-2 text-4xl">{score}</p>
      </div>
      {isUnsent ? (
        <div role="alert" className="text-start">
          <Notice tone="warn">{fillText(texts.unsentText, { score })}</Notice>
        </div>
      ) : (
        <p className="text-md text-muted">{texts.sendingText}</p>
      )}
      <Button tone="primary" isPending={!isUnsent} onClick={() => isUnsent && rush.submit()}>
        {texts.sendAgain}
      </Button>
    </div>
  );
}

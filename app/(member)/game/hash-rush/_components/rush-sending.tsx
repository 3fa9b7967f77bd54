"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Notice } from "@/app/_ui/state/notice";
import type { Play } from "./use-play";
import type { Rush } from "./use-rush";

interface RushSendingProps {
  rush: Rush;
  play: Play;
}

/** After the minute: the score on its way, or kept here because no answer came. */
export function RushSending({ rush, play }: RushSendingProps) {
  const t = useTranslations("rush");
  const score = play.frame?.score ?? 0;
  const isUnsent = rush.phase === "unsent";
  return (
    <div className="mx-auto grid max-w-120 gap-5 py-8 text-center">
      <div role="status">
        <h2 className="text-2xl">{isUnsent ? t("unsent") : t("sending")}</h2>
        <p className="figures-display mt-2 text-4xl">{score}</p>
      </div>
      {isUnsent ? (
        <div role="alert" className="text-start">
          <Notice tone="warn">{t("unsentText", { score })}</Notice>
        </div>
      ) : (
        <p className="text-md text-muted">{t("sendingText")}</p>
      )}
      <Button tone="primary" isPending={!isUnsent} onClick={() => isUnsent && rush.submit()}>
        {t("sendAgain")}
      </Button>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Notice } from "@/app/_ui/state/notice";
import { useGame, usePredictionBoard } from "./board-provider";
import { memberSeconds } from "./member-clock";

type Reason = "stale_price" | "operator" | "other";

function reasonOf(reason: string | null | undefined): Reason {
  return reason === "stale_price" || reason === "operator" ? reason : "other";
}

/** Why nothing can be entered, and that the picture is an old one. */
export function BoardNotices() {
  const board = usePredictionBoard();
  const t = useTranslations("prediction.board");
  const common = useTranslations("common");
  const { refresh } = board;
  const { value, hasFailed } = useGame();
  const { paused, pausedReason, serverTime } = value.state;
  return (
    <div role="status" className="grid gap-3 not-empty:mb-5 empty:hidden">
      {paused && (
        <Notice tone="warn" title={t("pausedTitle")}>
          {t(`paused.${reasonOf(pausedReason)}`)}
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="warn">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span>{t("stale", { time: memberSeconds(serverTime, board) })}</span>
            <Button size="small" onClick={refresh}>
              {common("retry")}
            </Button>
          </span>
        </Notice>
      )}
    </div>
  );
}

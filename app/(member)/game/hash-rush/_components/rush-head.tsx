"use client";

import { Pause } from "lucide";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import { RUSH_LENGTH_MS, type RushFrame } from "@/lib/game/rush-run";

interface RushHeadProps {
  frame: RushFrame;
  isPaused: boolean;
  onPause: () => void;
}

const LENGTH_SEC = RUSH_LENGTH_MS / 1_000;

/** Score, row and time above the lanes, and the pause. */
export function RushHead({ frame, isPaused, onPause }: RushHeadProps) {
  const t = useTranslations("rush");
  const { score, row, secondsLeft, step } = frame;
  const facts = [
    [t("score"), String(score)],
    [t("row"), String(row)],
  ] as const;
  return (
    <div className="mb-4 grid gap-3.5">
      <div className="flex items-center justify-between gap-4">
        <dl className="flex gap-6 sm:gap-9">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figures-display text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
        <Button aria-keyshortcuts="P Escape" disabled={isPaused} onClick={onPause}>
          <Icon node={Pause} size={18} />
          {t("pause")}
        </Button>
      </div>
      <div className="h-1.5 overflow-hidden rounded-full bg-raised">
        <div
          className="h-full rounded-full bg-accent"
          style={{ inlineSize: `${(secondsLeft / LENGTH_SEC) * 100}%` }}
        />
      </div>
      <div className="flex justify-between gap-4 text-sm text-muted">
        <span>{t("step", { step: step + 1 })}</span>
        <span className="figures">{t("secondsLeft", { seconds: secondsLeft })}</span>
      </div>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Switch } from "@/app/_ui/control/switch";
import { useRushSound } from "./use-rush-sound";

/** Turns the game's tones on or off. */
export function SoundSwitch() {
  const t = useTranslations("rush");
  const { isSoundOn, turnSound } = useRushSound();
  return (
    <div className="rounded-inset bg-raised px-4 py-3 text-start">
      <Switch label={t("sound")} hint={t("soundHint")} isOn={isSoundOn} onChange={turnSound} />
    </div>
  );
}

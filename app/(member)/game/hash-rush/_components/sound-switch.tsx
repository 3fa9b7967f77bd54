"use client";

import { Switch } from "@/app/_ui/switch";
import type { RushTexts } from "./rush-texts";
import { useRushSound } from "./use-rush-sound";

/** Turns the game's tones on or off. */
export function SoundSwitch({ texts }: { texts: Pick<RushTexts, "sound" | "soundHint"> }) {
  const { isSoundOn, turnSound } = useRushSound();
  return (
    <div className="rounded-inset bg-raised px-4 py-3 text-start">
      <Switch label={texts.sound} hint={texts.soundHint} isOn={isSoundOn} onChange={turnSound} />
    </div>
  );
}

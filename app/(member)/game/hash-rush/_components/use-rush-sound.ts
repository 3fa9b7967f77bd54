"use client";

import { useEffect, useMemo } from "react";
import { storedSwitch } from "@/app/_ui/live/stored-switch";

/** A tone for each lane, low to high, far enough apart to tell them by ear. */
const LANE_HZ = [262, 392, 587, 880];
const CATCH_HZ = 1_320;
const BESIDE_HZ = 110;
const VOLUME = 0.12;

/** The game's tones. Nothing sounds, and no audio is opened, before the first one is asked for. */
interface RushSound {
  /** A hash was lit: the lane's own tone, from its side. */
  readonly lit: (lane: number) => void;
  readonly caught: () => void;
  readonly beside: () => void;
  readonly close: () => void;
}

function createRushSound(): RushSound {
  let audio: AudioContext | null = null;

  function play(frequency: number, seconds: number, side: number): void {
    audio ??= new AudioContext();
    const tone = new OscillatorNode(audio, { frequency, type: "triangle" });
    const gain = new GainNode(audio, { gain: VOLUME });
    const end = audio.currentTime + seconds;
    gain.gain.setTargetAtTime(0, end - seconds / 2, seconds / 6);
    tone
      .connect(gain)
      .connect(new StereoPannerNode(audio, { pan: side }))
      .connect(audio.destination);
    tone.start();
    tone.stop(end);
  }

  return {
    lit: (lane) => play(LANE_HZ[lane] ?? BESIDE_HZ, 0.18, -0.75 + lane * 0.5),
    caught: () => play(CATCH_HZ, 0.07, 0),
    beside: () => play(BESIDE_HZ, 0.12, 0),
    close() {
      audio?.close();
      audio = null;
    },
  };
}

const useSoundSwitch = storedSwitch("gameSound");
const SILENCE: Omit<RushSound, "close"> = { lit() {}, caught() {}, beside() {} };

/** The game's tones, silent until the member turns them on; the choice is remembered in this browser. */
export function useRushSound() {
  const [isSoundOn, turnSound] = useSoundSwitch();
  const sound = useMemo(() => (isSoundOn ? createRushSound() : null), [isSoundOn]);
  useEffect(() => () => sound?.close(), [sound]);
  return { isSoundOn, turnSound, sound: sound ?? SILENCE };
}

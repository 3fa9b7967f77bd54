"use client";

import { useState } from "react";
import { Segmented } from "@/app/_ui/control/segmented";
import { Switch } from "@/app/_ui/control/switch";

const RANGES = ["24H", "7D", "30D"] as const;

/** Choices that keep a state. */
export function ChoiceSample() {
  const [range, setRange] = useState<(typeof RANGES)[number]>("7D");
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Segmented
        label="Range"
        name="range"
        value={range}
        options={RANGES.map((value) => ({ value, label: value }))}
        onChange={setRange}
      />
      <Switch label="Hide amounts" hint="In every tab." isOn={isOn} onChange={setOn} />
    </>
  );
}

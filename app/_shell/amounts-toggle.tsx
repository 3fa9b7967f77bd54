"use client";

import { Eye, EyeOff } from "lucide";
import { useSyncExternalStore } from "react";
import { Icon } from "@/app/_ui/icon";
import { rememberHiddenAmounts } from "@/lib/profile/preference-cookies";
import { areAmountsHidden, watchAmounts } from "./amounts-visibility";

interface AmountsToggleProps {
  className: string;
  texts: { hide: string; show: string };
  /** The words are read but not shown. */
  isIconOnly?: boolean;
}

/** Covers the member's own amounts, or shows them again, here and in every other tab. */
export function AmountsToggle({ className, texts, isIconOnly = false }: AmountsToggleProps) {
  const isHidden = useSyncExternalStore(watchAmounts, areAmountsHidden, () => false);
  return (
    <button type="button" onClick={() => rememberHiddenAmounts(!isHidden)} className={className}>
      <Icon node={isHidden ? EyeOff : Eye} />
      <span className={isIconOnly ? "sr-only" : ""}>{isHidden ? texts.show : texts.hide}</span>
    </button>
  );
}

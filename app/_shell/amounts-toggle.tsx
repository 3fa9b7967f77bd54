"use client";

import { Eye, EyeOff } from "lucide";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Icon } from "@/app/_ui/icon";
import { rememberHiddenAmounts } from "@/lib/profile/preference-cookies";
import { areAmountsHidden, watchAmounts } from "./amounts-visibility";

interface AmountsToggleProps {
  className: string;
  /** Left over from callers that still hand them down; the button says its own. */
  texts?: { hide: string; show: string };
  /** The words are read but not shown. */
  isIconOnly?: boolean;
}

/** Covers the member's own amounts, or shows them again, here and in every other tab. */
export function AmountsToggle({ className, isIconOnly = false }: AmountsToggleProps) {
  const t = useTranslations("header");
  const isHidden = useSyncExternalStore(watchAmounts, areAmountsHidden, () => false);
  return (
    <button type="button" onClick={() => rememberHiddenAmounts(!isHidden)} className={className}>
      <Icon node={isHidden ? EyeOff : Eye} />
      <span className={isIconOnly ? "sr-only" : ""}>
        {t(isHidden ? "showAmounts" : "hideAmounts")}
      </span>
    </button>
  );
}

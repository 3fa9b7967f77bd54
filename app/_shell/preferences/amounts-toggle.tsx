"use client";

import { Eye, EyeOff } from "lucide";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { useCoveredAmounts } from "@/app/_ui/live/use-covered-amounts";
import { rememberHiddenAmounts } from "@/lib/domain/account/preference-cookies";

interface AmountsToggleProps {
  className: string;
  /** The words are read but not shown. */
  isIconOnly?: boolean;
}

/** Covers the member's own amounts, or shows them again, here and in every other tab, and says which. */
export function AmountsToggle({ className, isIconOnly = false }: AmountsToggleProps) {
  const t = useTranslations("header");
  const isHidden = useCoveredAmounts();
  const [wasPressed, setPressed] = useState(false);

  function toggle(): void {
    setPressed(true);
    rememberHiddenAmounts(!isHidden);
  }

  return (
    <>
      <button type="button" onClick={toggle} className={className}>
        <Icon node={isHidden ? EyeOff : Eye} />
        <span className={isIconOnly ? "sr-only" : ""}>
          {t(isHidden ? "showAmounts" : "hideAmounts")}
        </span>
      </button>
      <span role="status" className="sr-only">
        {wasPressed && t(isHidden ? "amountsHidden" : "amountsShown")}
      </span>
    </>
  );
}

"use client";

import { Eye, EyeOff } from "lucide";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { rememberHiddenAmounts } from "@/lib/domain/account/preference-cookies";

/** Whether the document covers the member's own amounts. */
function areAmountsHidden(): boolean {
  return document.documentElement.dataset.amounts === "hidden";
}

/**
 * Tells of every change of the document's mark, whoever made it.
 * @returns stops watching
 */
function watchAmounts(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-amounts"] });
  return () => observer.disconnect();
}

interface AmountsToggleProps {
  className: string;
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

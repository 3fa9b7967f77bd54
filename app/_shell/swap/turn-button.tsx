"use client";

import { ArrowDownUp } from "lucide";
import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";

/** Turns the two tokens of an exchange around. */
export function TurnButton({ onTurn }: { onTurn: () => void }) {
  const t = useTranslations("converter");
  return (
    <button
      type="button"
      aria-label={t("swap")}
      onClick={onTurn}
      className="grid size-11 place-items-center rounded-button border border-line-strong bg-surface hover:bg-raised"
    >
      <Icon node={ArrowDownUp} size={18} />
    </button>
  );
}

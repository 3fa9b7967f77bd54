"use client";

import { useTranslations } from "next-intl";
import { useUndecided } from "@/app/_order/use-undecided";
import { Button } from "@/app/_ui/control/button";
import { type NamedProduct, useStaking } from "./staking-provider";

/** Opens the subscription of a product, or says why it takes none. */
export function StakeButton({ product }: { product: NamedProduct }) {
  const t = useTranslations("staking.products");
  const { open, preload } = useStaking();
  const { status, name } = product;
  const isUndecided = useUndecided({ kind: "stake", scope: "" });
  if (status !== "open" && !isUndecided) {
    return (
      <Button size="hero" disabled className="w-full">
        {t(status === "full" ? "full" : "closed")}
      </Button>
    );
  }
  return (
    <Button
      tone="primary"
      size="hero"
      className="w-full"
      aria-haspopup="dialog"
      aria-label={t("stakeIn", { name })}
      onPointerEnter={() => preload("subscribe")}
      onFocus={() => preload("subscribe")}
      onClick={() => open({ kind: "subscribe", product, amount: null })}
    >
      {t("stake")}
    </Button>
  );
}

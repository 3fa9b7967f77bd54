"use client";

import { useUndecided } from "@/app/_order/use-undecided";
import { Button } from "@/app/_ui/control/button";
import { fillText } from "@/app/_ui/text/fill-text";
import { type NamedProduct, useStaking } from "./staking-provider";

interface StakeButtonProps {
  product: NamedProduct;
  texts: Record<"stake" | "stakeIn" | "full" | "closed", string>;
}

/** Opens the subscription of a product, or says why it takes none. */
export function StakeButton({ product, texts }: StakeButtonProps) {
  const { open, preload } = useStaking();
  const { status, name } = product;
  const isUndecided = useUndecided({ kind: "stake", scope: product.id });
  if (status !== "open" && !isUndecided) {
    return (
      <Button disabled className="w-full">
        {texts[status]}
      </Button>
    );
  }
  return (
    <Button
      className="w-full"
      aria-haspopup="dialog"
      aria-label={fillText(texts.stakeIn, { name })}
      onPointerEnter={() => preload("subscribe")}
      onFocus={() => preload("subscribe")}
      onClick={() => open({ kind: "subscribe", product, amount: null })}
    >
      {texts.stake}
    </Button>
  );
}

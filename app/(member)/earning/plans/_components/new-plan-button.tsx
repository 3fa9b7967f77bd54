"use client";

import { Repeat } from "lucide";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { OrderMember } from "@/app/_order/order-member";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { PlanPair } from "@/lib/domain/plan/pairs";

export interface PlanOffers {
  readonly pairs: readonly (PlanPair & { readonly name: string })[];
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    readonly symbol: string;
  }[];
  /** What wallets hold, by symbol; plain decimals. */
  readonly available: Readonly<Record<string, string | null>>;
  /** Creation is confirmed with a passkey or a code. */
  readonly hasFactor: boolean;
  /** What undecided orders are kept under. */
  readonly memberId: string | null;
  /** The locale for `Intl`. */
  readonly locale: string;
  readonly timeZone: string;
}

export interface NewPlanProps {
  offers: PlanOffers;
  onClose: () => void;
}

const load = withTexts("newPlan", async () => (await import("./new-plan-modal")).NewPlanModal);
const preload = () => preloadDialog(load);

interface NewPlanButtonProps {
  offers: PlanOffers;
  /** Why there can be no further one, in words; null where there can. */
  full: string | null;
}

/** Opens the form of a new plan, whose code loads with the intent; where there can be none, it stays and says why. */
export function NewPlanButton({ offers, full }: NewPlanButtonProps) {
  const t = useTranslations("plans");
  const fullId = useId();
  const { opened, open, close } = useLazyDialog<null, NewPlanProps>();
  return (
    <OrderMember id={offers.memberId}>
      <Button
        tone="primary"
        aria-haspopup="dialog"
        className="noscript:hidden"
        onPointerEnter={preload}
        onFocus={preload}
        aria-disabled={full !== null || undefined}
        aria-describedby={full === null ? undefined : fullId}
        onClick={() => full === null && open(load, null)}
      >
        <Icon node={Repeat} size={18} />
        {t("new")}
      </Button>
      {full !== null && (
        <p id={fullId} className="text-sm text-muted noscript:hidden">
          {full}
        </p>
      )}
      {opened && <opened.Dialog offers={offers} onClose={close} />}
    </OrderMember>
  );
}

"use client";

import type { Route } from "next";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { OrderNotice } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import type { ButtonTone } from "@/app/_ui/control/button-style";
import type { CheckInDay } from "@/lib/domain/airdrop/check-in";
import { checkIn } from "@/lib/domain/airdrop/client";
import { loadPatiently } from "@/lib/live/network";
import { MINING_PATH } from "@/lib/paths";
import { type Credit, useAirdropWrite } from "../use-airdrop-write";

const CheckInCelebration = lazy(async () => ({
  default: (await loadPatiently(() => import("./check-in-celebration"))).CheckInCelebration,
}));

interface CheckInActionProps {
  label: string;
  tone: ButtonTone;
  /** The UTC day, `YYYY-MM-DD`. */
  date: string;
  /** What tomorrow's pays; null where nothing is paid. */
  tomorrow: CheckInDay | null;
  /** The member was valid when the page was rendered. */
  wasValid: boolean;
  /** Today's is done. */
  isDone: boolean;
  /** Takes the focus where there is nothing to celebrate. */
  focusId: string;
  /** The one next step. */
  next: { readonly href: Route; readonly label: string };
  locale: string;
  /** Stands in the button's place once today's is done. */
  children: ReactNode;
}

/** Checks in for today, once, celebrates what it paid, and says so if it made the member valid. */
export function CheckInAction(props: CheckInActionProps) {
  const { label, tone, date, tomorrow, wasValid, isDone, locale } = props;
  const t = useTranslations("airdrop.validity");
  const [paid, setPaid] = useState<{ date: string; credit: Credit } | null>(null);
  const { order, isBusy, submit } = useAirdropWrite({
    kind: "checkIn",
    scope: "",
    mark: date,
    send: checkIn,
    creditOf: ({ reward, isValid, wallets }) => ({
      amount: reward ?? "0",
      wallets,
      hasValidated: isValid === true && !wasValid,
    }),
    onPaid: (credit) => setPaid({ date, credit }),
    focusId: props.focusId,
    facts: {},
    locale,
  });

  if (paid?.date === date) {
    return (
      <Suspense fallback={null}>
        <CheckInCelebration
          credit={paid.credit}
          tomorrow={tomorrow}
          next={
            paid.credit.hasValidated ? { href: MINING_PATH, label: t("startMining") } : props.next
          }
          locale={locale}
        />
      </Suspense>
    );
  }
  if (isDone) return props.children;
  return (
    <>
      <Button tone={tone} isPending={isBusy} onClick={submit}>
        {label}
      </Button>
      <OrderNotice order={order} />
    </>
  );
}

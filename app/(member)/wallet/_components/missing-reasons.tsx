"use client";

import { useTranslations } from "next-intl";
import { type MissingAction, missingActions } from "@/lib/domain/wallet/actions";
import type { WalletView } from "@/lib/domain/wallet/view";
import { useMoney } from "./money-provider";

const REASONS = {
  noDeposit: "noDeposit",
  noConvert: "noConvert",
  noConvertYet: "noConvertYet",
  noTransfer: "noTransfer",
  noWithdraw: "noWithdraw",
} as const satisfies Record<MissingAction, MissingAction>;

/** What a wallet does not offer this member, each reason a sentence. */
function useMissingReasons(wallet: WalletView): readonly string[] {
  const { member } = useMoney();
  const t = useTranslations("wallet");
  const { symbol } = wallet;
  return missingActions(wallet, member.isValid).map((reason) => t(REASONS[reason], { symbol }));
}

/** The same as a paragraph; nothing when the wallet offers all. */
export function MissingReasons({ wallet }: { wallet: WalletView }) {
  const reasons = useMissingReasons(wallet);
  if (reasons.length === 0) return null;
  return <p className="text-sm text-muted">{reasons.join(" ")}</p>;
}

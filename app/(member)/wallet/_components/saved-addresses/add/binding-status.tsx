"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Connected } from "@/lib/wallet-connect/connection";
import { ANSWER_LIMIT_MS } from "@/lib/wallet-connect/time-limit";
import { type BindingProblem, isDeclined } from "./binding-problem";
import type { AddressBinding } from "./use-binding";

interface BindingStatusProps {
  account: Connected;
  binding: AddressBinding;
}

/** What happens now, or why nothing was saved; each in words that say how it goes on. */
export function BindingStatus({ account, binding }: BindingStatusProps) {
  const t = useTranslations("savedAddresses.adding");
  const connect = useTranslations("walletConnect");
  const { phase, problem } = binding;
  const isSlow = useSlowness(phase === "signing");
  const wallet = { wallet: account.walletName };
  const isQuiet = isDeclined(problem);
  const text = problem && problemText(problem);

  function problemText(shown: BindingProblem): string | null {
    if (shown.kind === "refused") return shown.field === null ? shown.text : null;
    if (shown.kind === "wallet") return connect(`failed.${shown.code}`, wallet);
    return t(`problems.${shown.kind}`, wallet);
  }

  return (
    <>
      <div role="status" className="text-md empty:hidden">
        {phase === "preparing" && t("preparing")}
        {phase === "signing" && t(isSlow ? "signingSlow" : "signing", wallet)}
        {phase === "saving" && t("saving")}
        {isQuiet && text}
      </div>
      <div role="alert" className="empty:hidden">
        {text && !isQuiet && (
          <p className="rounded-button bg-tint-down px-4 py-3 text-md font-medium text-down">
            {text}
          </p>
        )}
      </div>
    </>
  );
}

/** True when the wallet has been silent for as long as a wallet usually needs. */
function useSlowness(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), ANSWER_LIMIT_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

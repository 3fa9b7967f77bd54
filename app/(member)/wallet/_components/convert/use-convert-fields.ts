"use client";

import { useCallback, useEffect, useState } from "react";
import { readAmount } from "@/app/_shell/fields/read-amount";
import { convertTargets } from "@/lib/domain/wallet/actions";
import { fetchWallet } from "@/lib/domain/wallet/client";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import { useMoney, useWallets } from "../money-provider";

/** Limits and fees of a wallet, asked as a modal opens; null until they are there. */
function useWalletDetail(symbol: string) {
  const [detail, setDetail] = useState<WalletDetailView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    let isCurrent = true;
    setFailed(false);
    fetchWallet(symbol).then(
      (wallet) => isCurrent && setDetail(wallet),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [symbol]);
  useEffect(load, [load]);
  return { detail: detail?.symbol === symbol ? detail : null, hasFailed, retry: load };
}

/** An error waits until typing rests, so that nobody is corrected in the middle of a number. */
const REST_MS = 700;

/** What is typed and chosen for a conversion, and the wish that it makes up. */
export function useConvertFields(initialSymbol: string) {
  const { locale, texts } = useMoney();
  const wallets = useWallets().value;
  const [from, setFrom] = useState(initialSymbol);
  const [chosenTo, setTo] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [restedText, setRested] = useState("");
  const { detail } = useWalletDetail(from);

  const wallet = wallets.find(({ symbol }) => symbol === from);
  const targets = wallet ? convertTargets(wallet, wallets) : [];
  const to = targets.find((symbol) => symbol === chosenTo) ?? targets[0] ?? null;
  const available = wallet?.available ?? null;
  const limits = { symbol: from, minimum: detail?.minConvert ?? null, maximum: available };
  const read = readAmount(text, limits, { texts: texts.amountField, locale });

  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const isShown = text !== "" && restedText === text;
  return {
    from,
    to,
    targets,
    text,
    available,
    wish: read.amount !== null && to !== null ? { from, to, amount: read.amount } : null,
    /** Shown at the field once typing rests, or after {@link show}. */
    error: isShown || restedText === SHOWN_AT_ONCE ? read.error : null,
    isShort: read.isShort,
    setText,
    setTo,
    setFrom(symbol: string) {
      setFrom(symbol);
      setText("");
    },
    show: () => setRested(SHOWN_AT_ONCE),
    clear() {
      setText("");
      setRested("");
    },
  };
}

// No text that can be typed.
const SHOWN_AT_ONCE = "\n";

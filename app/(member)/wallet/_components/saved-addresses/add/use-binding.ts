"use client";

import { useEffect, useRef, useState } from "react";
import { waitUntilMs } from "@/app/_shell/forms/wait-until";
import { useCountdown } from "@/app/_ui/text/use-countdown";
import { BffError } from "@/lib/bff/client/client";
import { type BindingPhase, bindAddress } from "@/lib/domain/wallet/bind-address";
import type { SavedAddressView, WalletAccount } from "@/lib/domain/wallet/saved-address";
import { walletCommands } from "@/lib/wallet-connect/connection";
import { useAddressBook } from "../address-book";
import { type BindingProblem, bindingProblem } from "./binding-problem";

const GIVEN_UP: BindingProblem = { kind: "wallet", code: "rejected" };

/** Saves the address of an account that signs for it; what was typed outlives every refusal. */
export function useBinding() {
  const { refresh } = useAddressBook();
  const [label, setLabel] = useState("");
  const [phase, setPhase] = useState<BindingPhase | null>(null);
  const [problem, setProblem] = useState<BindingProblem | null>(null);
  const [saved, setSaved] = useState<SavedAddressView | null>(null);
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const secondsToWait = useCountdown(waitUntil);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function start(account: WalletAccount): Promise<void> {
    const wallet = walletCommands();
    if (running.current || secondsToWait > 0) return;
    if (!wallet) return setProblem({ kind: "wallet", code: "other" });
    const controller = new AbortController();
    running.current = controller;
    let reached: BindingPhase = "preparing";
    setProblem(null);
    try {
      const item = await bindAddress({
        account,
        label,
        site: window.location,
        sign: (message, signal) => wallet.signMessage(message, signal),
        signal: controller.signal,
        onPhase(next) {
          reached = next;
          setPhase(next);
        },
      });
      setSaved(item);
      refresh();
    } catch (error) {
      const isGivenUp = controller.signal.aborted;
      setProblem(isGivenUp ? GIVEN_UP : bindingProblem(error, reached));
      setWaitUntil(error instanceof BffError ? waitUntilMs(error) : null);
    }
    running.current = null;
    setPhase(null);
  }

  return {
    label,
    setLabel,
    phase,
    problem,
    saved,
    secondsToWait,
    start,
    /** Gives up while the wallet is asked. */
    cancel: () => running.current?.abort(),
  };
}

export type AddressBinding = ReturnType<typeof useBinding>;

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { Address } from "@/app/_ui/text/address";
import { BffError } from "@/lib/bff/client/client";
import { type BindingPhase, bindAddress } from "@/lib/domain/wallet/bind-address";
import type { SavedAddressView, WalletAccount } from "@/lib/domain/wallet/saved-address";
import { walletCommands } from "@/lib/wallet-connect/connection";
import { useAddressBook } from "../address-book";
import { type BindingProblem, bindingProblem } from "./binding-problem";

const GIVEN_UP: BindingProblem = { kind: "wallet", code: "rejected" };

/**
 * Saves the address of an account that signs for it; what was typed outlives every refusal.
 * @param account the connected one, or null while there is none
 */
export function useBinding(account: WalletAccount | null) {
  const { refresh } = useAddressBook();
  const unreachable = useTranslations("savedAddresses.adding.problems")("unreachable");
  const adding = useTranslations("savedAddresses.adding");
  const [title, addressLabel] = [adding("connectTitle"), adding("address")];
  const stepUp = useStepUp();
  const [phase, setPhase] = useState<BindingPhase | null>(null);
  const [problem, setProblem] = useState<BindingProblem | null>(null);
  const [saved, setSaved] = useState<SavedAddressView | null>(null);
  const running = useRef<AbortController | null>(null);
  const { form, onSubmit, secondsToWait } = useServerForm<
    { label: string },
    SavedAddressView | null
  >({
    fields: ["label"],
    defaultValues: { label: "" },
    rules: async () => (await import("../../rules")).labelRules(),
    failedText: unreachable,
    send: async ({ label }) => account && bind(account, label),
    onDone: (item) => item && setSaved(item),
  });
  useEffect(() => () => running.current?.abort(), []);

  /** @throws BffError a refusal that the form shows: at the label, or a wait */
  async function bind(owner: WalletAccount, label: string): Promise<SavedAddressView | null> {
    const wallet = walletCommands();
    if (!wallet) {
      setProblem({ kind: "wallet", code: "other" });
      return null;
    }
    const controller = new AbortController();
    running.current = controller;
    let reached: BindingPhase = "preparing";
    setProblem(null);
    try {
      const item = await bindAddress({
        account: owner,
        label,
        site: window.location,
        sign: (message, signal) => wallet.signMessage(message, signal),
        signal: controller.signal,
        onPhase(next) {
          reached = next;
          setPhase(next);
        },
        confirm: (save) =>
          stepUp.confirmed(
            {
              action: "address_add",
              what: title,
              sent: owner,
              shown: [{ label: addressLabel, value: <Address value={owner.address} isWhole /> }],
            },
            save,
          ),
      });
      if (item) refresh();
      else setProblem(GIVEN_UP);
      return item;
    } catch (error) {
      const met = controller.signal.aborted ? GIVEN_UP : bindingProblem(error, reached);
      setProblem(met);
      const isForForm =
        error instanceof BffError &&
        ((met.kind === "refused" && met.field === "label") || error.code === "RATE_LIMITED");
      if (isForForm) throw error;
      return null;
    } finally {
      running.current = null;
      setPhase(null);
    }
  }

  return {
    form,
    onSubmit,
    phase,
    problem,
    saved,
    /** Asks for the proof that the service wants. */
    confirmation: stepUp.dialog,
    secondsToWait,
    /** Gives up while the wallet is asked. */
    cancel: () => running.current?.abort(),
  };
}

export type AddressBinding = ReturnType<typeof useBinding>;

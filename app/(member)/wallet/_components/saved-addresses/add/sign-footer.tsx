"use client";

import { useTranslations } from "next-intl";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { findSaved } from "@/lib/domain/wallet/saved-address";
import type { Connected } from "@/lib/wallet-connect/connection";
import { useAddressBook } from "../address-book";
import { BindingStatus } from "./binding-status";
import type { AddressBinding } from "./use-binding";

interface SignFooterProps {
  formId: string;
  account: Connected;
  binding: AddressBinding;
}

/** One press asks the wallet; while it is asked the other button takes the question back. */
export function SignFooter({ formId, account, binding }: SignFooterProps) {
  const common = useTranslations("common");
  const { addresses } = useAddressBook();
  const t = useTranslations("savedAddresses.adding");
  const connect = useTranslations("walletConnect");
  const close = useModalClose();
  const { phase, secondsToWait } = binding;
  const isAsking = phase === "preparing" || phase === "signing";
  const isReady = account.isSupported && (phase !== null || findSaved(addresses, account) === null);
  if (!isReady) {
    return (
      <div className="grid">
        <Button size="hero" onClick={close}>
          {common("close")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <BindingStatus account={account} binding={binding} />
      <WaitLine seconds={secondsToWait} />
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button
          size="hero"
          disabled={phase === "saving"}
          onClick={isAsking ? binding.cancel : close}
        >
          {connect("cancel")}
        </Button>
        <Button
          type="submit"
          form={formId}
          tone="primary"
          size="hero"
          isPending={phase !== null}
          disabled={secondsToWait > 0}
        >
          {phase === "saving" ? t("savingShort") : isAsking ? t("signingShort") : t("sign")}
        </Button>
      </div>
    </div>
  );
}

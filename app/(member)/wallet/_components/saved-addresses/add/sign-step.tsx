"use client";

import { type SubmitEvent, useEffect, useRef } from "react";
import { Address } from "@/app/_ui/address";
import { FactList } from "@/app/_ui/fact-list";
import { Notice } from "@/app/_ui/notice";
import { TextField } from "@/app/_ui/text-field";
import { findSaved, LABEL_MAX_LENGTH } from "@/lib/wallet/saved-address";
import { useWalletConnect } from "../../connect/connect-provider";
import type { Connected } from "../../connect/connected-panel";
import { NetworkBadge } from "../../connect/network-badge";
import { useAddressBook } from "../address-book";
import { AlreadySaved } from "./already-saved";
import { SwitchNetwork } from "./switch-network";
import type { AddressBinding } from "./use-binding";

interface SignStepProps {
  /** Ties the form to its button, which stands outside of it. */
  formId: string;
  account: Connected;
  binding: AddressBinding;
}

/** The address as the wallet gives it, its label, and what the wallet will be asked to sign. */
export function SignStep({ formId, account, binding }: SignStepProps) {
  const { texts, addresses } = useAddressBook();
  const t = texts.saved.adding;
  const connect = useWalletConnect().texts;
  const { chainId, isSupported } = account;
  const label = useRef<HTMLInputElement>(null);
  const { problem, phase } = binding;
  const labelError = problem?.kind === "refused" && problem.field === "label" ? problem.text : "";
  const saved = phase === null ? findSaved(addresses, account) : null;

  useEffect(() => {
    if (labelError) label.current?.focus();
  }, [labelError]);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    binding.start(account);
  }

  const facts = [
    { label: connect.wallet, value: <bdi>{account.walletName}</bdi> },
    { label: t.network, value: <NetworkBadge {...{ chainId, isSupported }} /> },
    {
      label: t.address,
      value: (
        <Address
          value={account.address}
          isWhole
          className="block text-start text-sm text-balance"
        />
      ),
    },
  ];
  return (
    <div className="grid gap-5">
      <div className="rounded-button bg-raised px-4 py-3.5">
        <FactList facts={facts} />
      </div>
      {!isSupported && <SwitchNetwork account={account} />}
      {isSupported && saved && <AlreadySaved saved={saved} />}
      {isSupported && !saved && (
        <>
          <form id={formId} method="post" noValidate onSubmit={onSubmit}>
            <TextField
              ref={label}
              name="label"
              label={t.label}
              hint={t.labelHint}
              error={labelError || undefined}
              autoComplete="off"
              maxLength={LABEL_MAX_LENGTH}
              value={binding.label}
              readOnly={phase !== null}
              onChange={(event) => binding.setLabel(event.target.value)}
            />
          </form>
          <Notice tone="info" title={t.whatTitle}>
            <p>{t.whatText}</p>
            <p className="mt-1">{t.rest}</p>
          </Notice>
        </>
      )}
    </div>
  );
}

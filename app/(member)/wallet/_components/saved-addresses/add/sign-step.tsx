"use client";

import { type SubmitEvent, useEffect, useRef } from "react";
import { useNetwork } from "@/app/_shell/network/use-network";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { Address } from "@/app/_ui/text/address";
import { fillText } from "@/app/_ui/text/fill-text";
import {
  findSaved,
  LABEL_MAX_LENGTH,
  type SavedAddressView,
} from "@/lib/domain/wallet/saved-address";
import type { Connected } from "@/lib/wallet-connect/connection";
import { useWalletConnect } from "../../connect/connect-provider";
import { NetworkBadge } from "../../connect/network-badge";
import { RequestLine } from "../../connect/request-line";
import { useWalletRequest } from "../../connect/use-wallet-request";
import { networkName } from "../../network-name";
import { useAddressBook } from "../address-book";
import type { AddressBinding } from "./use-binding";

/** For a wallet on a network that nothing is paid out on: the way to the chosen one. */
function SwitchNetwork({ account }: { account: Connected }) {
  const t = useAddressBook().texts.saved.adding;
  const { texts } = useWalletConnect();
  const target = useNetwork();
  const { text, waitingFor, ask, cancel } = useWalletRequest(account.walletName);
  const chosen = networkName(target, texts.network);
  const current = networkName(account.chainId, texts.network);
  return (
    <>
      <Notice tone="warn" title={fillText(texts.elsewhere, { current, chosen })}>
        <p>{t.wrongNetwork}</p>
        <Button
          size="small"
          className="mt-3"
          isPending={waitingFor !== null}
          onClick={() =>
            ask("switch", async (commands, signal) => {
              await commands.switchChain(target, signal);
              return null;
            })
          }
        >
          {fillText(texts.switchTo, { network: chosen })}
        </Button>
      </Notice>
      <RequestLine
        text={text}
        onCancel={waitingFor ? cancel : undefined}
        cancelText={texts.cancel}
      />
    </>
  );
}

/** Says that there is nothing to add, and how to come to another address. */
function AlreadySaved({ saved }: { saved: SavedAddressView }) {
  const t = useAddressBook().texts.saved.adding;
  return (
    <Notice tone="info" title={saved.label ? <bdi>{saved.label}</bdi> : undefined}>
      <p>{t.alreadySaved}</p>
    </Notice>
  );
}

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

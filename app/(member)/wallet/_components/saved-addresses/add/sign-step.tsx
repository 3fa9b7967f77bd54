"use client";

import { useTranslations } from "next-intl";
import { useNetwork } from "@/app/_shell/network/use-network";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { Address } from "@/app/_ui/text/address";
import { findSaved, type SavedAddressView } from "@/lib/domain/wallet/saved-address";
import type { Connected } from "@/lib/wallet-connect/connection";
import { NetworkBadge } from "../../connect/network-badge";
import { RequestLine } from "../../connect/request-line";
import { useWalletRequest } from "../../connect/use-wallet-request";
import { useNetworkName } from "../../use-network-name";
import { useAddressBook } from "../address-book";
import type { AddressBinding } from "./use-binding";

/** For a wallet on a network that nothing is paid out on: the way to the chosen one. */
function SwitchNetwork({ account }: { account: Connected }) {
  const t = useTranslations("savedAddresses.adding");
  const connect = useTranslations("walletConnect");
  const networkName = useNetworkName();
  const target = useNetwork();
  const { text, waitingFor, ask, cancel } = useWalletRequest(account.walletName);
  const [chosen, current] = [networkName(target), networkName(account.chainId)];
  return (
    <>
      <Notice tone="warn" title={connect("elsewhere", { current, chosen })}>
        <p>{t("wrongNetwork")}</p>
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
          {connect("switchTo", { network: chosen })}
        </Button>
      </Notice>
      <RequestLine
        text={text}
        onCancel={waitingFor ? cancel : undefined}
        cancelText={connect("cancel")}
      />
    </>
  );
}

/** Says that there is nothing to add, and how to come to another address. */
function AlreadySaved({ saved }: { saved: SavedAddressView }) {
  const t = useTranslations("savedAddresses.adding");
  return (
    <Notice tone="info" title={saved.label ? <bdi>{saved.label}</bdi> : undefined}>
      <p>{t("alreadySaved")}</p>
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
  const { addresses } = useAddressBook();
  const t = useTranslations("savedAddresses.adding");
  const connect = useTranslations("walletConnect");
  const { chainId, isSupported } = account;
  const { form, phase } = binding;
  const saved = phase === null ? findSaved(addresses, account) : null;

  const facts = [
    { label: connect("wallet"), value: <bdi>{account.walletName}</bdi> },
    { label: t("network"), value: <NetworkBadge {...{ chainId, isSupported }} /> },
    {
      label: t("address"),
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
      {binding.confirmation}
      {isSupported && !saved && (
        <>
          <form id={formId} method="post" noValidate onSubmit={binding.onSubmit}>
            <TextField
              label={t("label")}
              hint={t("labelHint")}
              error={form.formState.errors.label?.message}
              writing="free"
              autoComplete="off"
              dir="auto"
              readOnly={phase !== null}
              {...form.register("label")}
            />
          </form>
          <Notice tone="info" title={t("whatTitle")}>
            <p>{t("whatText")}</p>
            <p className="mt-1">{t("rest")}</p>
          </Notice>
        </>
      )}
    </div>
  );
}

"use client";

import { Clock3, PenLine, ShieldCheck } from "lucide";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Icon } from "@/app/_ui/data/icon";
import { Stepper } from "@/app/_ui/data/stepper";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { restsUntil, type SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { serviceClock } from "@/lib/live/service-clock";
import { useConnection } from "../../connect/use-connection";
import { useAddressBook } from "../address-book";
import { useSavedAddressFacts } from "../saved-address-facts";
import { SignFooter } from "./sign-footer";
import { SignStep } from "./sign-step";
import { useBinding } from "./use-binding";
import { useWalletChoice, type WalletChoice } from "./use-wallet-choice";

/** The address as the service keeps it, with the time from which withdrawals may go to it. */
function SavedStep({ saved }: { saved: SavedAddressView }) {
  const { locale, timeZone } = useAddressBook();
  const t = useTranslations("savedAddresses.adding");
  const rest = restsUntil(saved, serviceClock.now());
  const facts = [
    ...useSavedAddressFacts(saved),
    {
      label: t("usableFrom"),
      value: rest ? (
        <time dateTime={rest} className="figures">
          {localTime(rest, locale, timeZone)}
        </time>
      ) : (
        t("usableNow")
      ),
    },
  ];
  return (
    <div>
      <ResultSentence>{rest ? t("savedText") : t("savedUsableText")}</ResultSentence>
      <div className="rounded-button bg-raised px-4 py-3.5">
        <FactList facts={facts} />
      </div>
    </div>
  );
}

function SavedFooter() {
  const t = useTranslations("savedAddresses.adding");
  return (
    <div className="grid">
      <Button tone="primary" size="hero" onClick={useModalClose()}>
        {t("done")}
      </Button>
    </div>
  );
}

/** What will happen, before a wallet is asked for anything. */
function ConnectStep() {
  const t = useTranslations("savedAddresses.adding");
  const promises = useTranslations("walletConnect.promises");
  const facts = [
    { text: promises("signature"), icon: PenLine },
    { text: t("rest"), icon: Clock3 },
    { text: promises("coins"), icon: ShieldCheck },
  ];
  return (
    <ul className="grid gap-3.5">
      {facts.map(({ text, icon }) => (
        <li key={text} className="flex gap-3 text-md">
          <Icon node={icon} className="mt-px shrink-0 text-violet-text" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The button that opens the choice of wallets. */
function ConnectFooter({ choice }: { choice: WalletChoice }) {
  const t = useTranslations("walletConnect");
  return (
    <div className="grid gap-3">
      <p role="alert" className="text-md text-warn empty:hidden">
        {choice.hasFailed && t("unavailable")}
      </p>
      <Button
        tone="primary"
        size="hero"
        isPending={choice.isLoading}
        onPointerEnter={choice.preload}
        onFocus={choice.preload}
        onClick={choice.open}
      >
        {t("connect")}
      </Button>
    </div>
  );
}

const STEPS = ["connect", "sign", "saved"] as const;

/** How far the member has come. */
function AddSteps({ current }: { current: (typeof STEPS)[number] }) {
  const t = useTranslations("savedAddresses.adding");
  const reached = STEPS.indexOf(current);
  const steps = STEPS.map((id, index) => {
    const isDone = index < reached || current === "saved";
    const state = isDone ? "done" : index === reached ? "current" : "upcoming";
    return { id, label: t(`steps.${id}`), state, stateText: t(`states.${state}`) } as const;
  });
  return (
    <div className="mb-5">
      <Stepper label={t("stepsLabel")} steps={steps} />
    </div>
  );
}

interface AddAddressProps {
  onClose: () => void;
}

function AddAddress({ onClose }: AddAddressProps) {
  const connection = useConnection();
  const binding = useBinding(connection.status === "connected" ? connection : null);
  const formId = useId();
  const choice = useWalletChoice();
  const t = useTranslations("savedAddresses.adding");
  // The dialog that chooses a wallet takes its place, since only one can hold the focus.
  if (choice.isOpen) return null;

  const modal = { onClose };
  if (binding.saved) {
    return (
      <Modal {...modal} title={t("savedTitle")} footer={<SavedFooter />}>
        <AddSteps current="saved" />
        <SavedStep saved={binding.saved} />
      </Modal>
    );
  }
  if (connection.status === "connected") {
    return (
      <Modal
        {...modal}
        title={t("signTitle")}
        description={t("signText")}
        isDismissable={binding.phase !== "saving"}
        footer={<SignFooter formId={formId} account={connection} binding={binding} />}
      >
        <AddSteps current="sign" />
        <SignStep formId={formId} account={connection} binding={binding} />
      </Modal>
    );
  }
  return (
    <Modal
      {...modal}
      title={t("connectTitle")}
      description={t("connectText")}
      footer={<ConnectFooter choice={choice} />}
    >
      <AddSteps current="connect" />
      <ConnectStep />
    </Modal>
  );
}

/** Adds an address in three steps: connect its wallet, sign for it, see when it can be used. */
export default function AddAddressDialog(props: AddAddressProps) {
  return (
    <LateTexts part="addAddress">
      <AddAddress {...props} />
    </LateTexts>
  );
}

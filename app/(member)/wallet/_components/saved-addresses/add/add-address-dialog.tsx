"use client";

import { useId } from "react";
import { Modal } from "@/app/_ui/modal";
import { useConnection } from "../../connect/use-connection";
import { useAddressBook } from "../address-book";
import { AddSteps } from "./add-steps";
import { ConnectFooter, ConnectStep } from "./connect-step";
import { SavedFooter, SavedStep } from "./saved-step";
import { SignFooter } from "./sign-footer";
import { SignStep } from "./sign-step";
import { useBinding } from "./use-binding";
import { useWalletChoice } from "./use-wallet-choice";

/** Adds an address in three steps: connect its wallet, sign for it, see when it can be used. */
export default function AddAddressDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useAddressBook();
  const connection = useConnection();
  const binding = useBinding();
  const formId = useId();
  const choice = useWalletChoice();
  const t = texts.saved.adding;
  // The dialog that chooses a wallet takes its place, since only one can hold the focus.
  if (choice.isOpen) return null;

  const modal = { closeText: texts.close, onClose };
  if (binding.saved) {
    return (
      <Modal {...modal} title={t.savedTitle} footer={<SavedFooter />}>
        <AddSteps current="saved" />
        <SavedStep saved={binding.saved} />
      </Modal>
    );
  }
  if (connection.status === "connected") {
    return (
      <Modal
        {...modal}
        title={t.signTitle}
        description={t.signText}
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
      title={t.connectTitle}
      description={t.connectText}
      footer={<ConnectFooter choice={choice} />}
    >
      <AddSteps current="connect" />
      <ConnectStep />
    </Modal>
  );
}

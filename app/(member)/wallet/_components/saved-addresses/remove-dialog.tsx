"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { saveSurely } from "@/lib/bff/client/save-surely";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { removeAddress } from "@/lib/domain/wallet/saved-address-client";
import { SAVED_ADDRESSES_HEADING_ID } from "../anchors";
import { useAddressBook } from "./address-book";
import { useSavedAddressFacts } from "./saved-address-facts";

interface RemoveDialogProps {
  saved: SavedAddressView;
  onClose: () => void;
}

/** Names the address that is about to go, and says why it stays when the service keeps it. */
export function RemoveDialog({ saved, onClose }: RemoveDialogProps) {
  const { addresses, refresh } = useAddressBook();
  const t = useTranslations("savedAddresses");
  const { isPending, run } = useSingleFlight();
  const [error, setError] = useState<string | null>(null);
  const isRemoved = useRef(false);

  async function remove(): Promise<void> {
    setError(null);
    await saveSurely(() => removeAddress(saved.id));
    isRemoved.current = true;
    showSuccessToast(t("removed"));
  }

  function onFailure(refusal: unknown): void {
    const known = refusal instanceof BffError ? refusal : null;
    setError(
      known?.code === "CONFLICT" ? t("removeConflict") : known?.message || t("removeFailed"),
    );
  }

  async function removeAndLeave(leave: () => void): Promise<void> {
    await run(remove, onFailure);
    if (isRemoved.current) leave();
  }

  function onLeft(): void {
    onClose();
    if (!isRemoved.current && addresses.some(({ id }) => id === saved.id)) return;
    // The row is gone, or soon will be, and with it the button that was pressed.
    document.getElementById(SAVED_ADDRESSES_HEADING_ID)?.focus();
    refresh();
  }

  return (
    <Modal
      title={t("removeTitle")}
      description={t("removeText")}
      onClose={onLeft}
      isDismissable={!isPending}
      footer={<RemoveButtons isPending={isPending} onRemove={removeAndLeave} />}
    >
      <div className="grid gap-4">
        <div className="rounded-button bg-raised px-4 py-3.5">
          <FactList facts={useSavedAddressFacts(saved)} />
        </div>
        <FormError text={error} />
      </div>
    </Modal>
  );
}

interface RemoveButtonsProps {
  isPending: boolean;
  onRemove: (leave: () => void) => void;
}

function RemoveButtons({ isPending, onRemove }: RemoveButtonsProps) {
  const t = useTranslations("savedAddresses");
  const leave = useModalClose();
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <Button size="hero" onClick={leave} aria-disabled={isPending || undefined}>
        {t("removeKeep")}
      </Button>
      <Button
        size="hero"
        isPending={isPending}
        className="border-down! text-down!"
        onClick={() => onRemove(leave)}
      >
        {isPending ? t("removing") : t("removeConfirm")}
      </Button>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Address } from "@/app/_ui/text/address";
import { findSaved } from "@/lib/domain/wallet/saved-address";
import { useConnection } from "../connect/use-connection";
import { AddAddressButton } from "./add-address-button";
import { useAddressBook } from "./address-book";

/** Says that the wallet which is connected has an address that is not saved, and offers to save it. */
export function UnsavedConnection() {
  const t = useTranslations("savedAddresses");
  const { addresses } = useAddressBook();
  const connection = useConnection();
  const isUnsaved =
    connection.status === "connected" &&
    connection.isSupported &&
    findSaved(addresses, connection) === null;
  return (
    <div role="status" className="empty:hidden">
      {isUnsaved && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-button bg-raised px-4 py-3">
          <p className="min-w-0 text-md">
            <Address value={connection.address} className="font-medium" />
            <span className="block text-muted">
              {t("notSaved", { wallet: connection.walletName })}
            </span>
          </p>
          <AddAddressButton text={t("saveConnected")} />
        </div>
      )}
    </div>
  );
}

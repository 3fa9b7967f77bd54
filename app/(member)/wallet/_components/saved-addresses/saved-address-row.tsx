"use client";

import { Wallet } from "lucide";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/app/_ui/data/badge";
import { FactList } from "@/app/_ui/data/fact-list";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Address } from "@/app/_ui/text/address";
import { isSameAddress, type SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { useConnection } from "../connect/use-connection";
import { useNetworkName } from "../use-network-name";
import { RemoveAddress } from "./remove-address";
import { useSavedAddressFacts } from "./saved-address-facts";

/** Marks the address whose wallet is connected to this page. */
function ConnectedBadge({ address }: { address: string }) {
  const connection = useConnection();
  const t = useTranslations("savedAddresses");
  if (connection.status !== "connected" || !isSameAddress(connection.address, address)) return null;
  return <Badge tone="info">{t("connectedNow")}</Badge>;
}

/** Whether an address can be used, or from when on. */
function Readiness({ from }: { from: ReactNode }) {
  const t = useTranslations("savedAddresses");
  if (!from) return <Badge tone="up">{t("usable")}</Badge>;
  return (
    <Badge tone="warn">
      <span className="min-w-0 whitespace-normal">
        {t.rich("usableFrom", { time: () => from })}
      </span>
    </Badge>
  );
}

interface SavedAddressRowProps {
  saved: SavedAddressView;
  /** From when on it can be used; null where it can be already. */
  rest: { readonly inRow: ReactNode; readonly inSheet: ReactNode } | null;
}

/** One saved address: its label, network, whether it can be used, and what can be done with it. */
export function SavedAddressRow({ saved, rest }: SavedAddressRowProps) {
  const t = useTranslations("savedAddresses");
  const networkName = useNetworkName();
  const facts = useSavedAddressFacts(saved);
  const network = saved.chainId !== null && networkName(saved.chainId);
  const name = saved.label || t("unnamed");
  return (
    <ListRow
      ids={saved.id}
      disc={
        // All rows have the same sign, and on a phone state and network need its room.
        <span className="max-sm:hidden">
          <SignDisc sign={Wallet} />
        </span>
      }
      title={
        <RowSheet
          title={name}
          details={
            <div className="grid justify-items-start gap-4">
              <Readiness from={rest?.inSheet} />
              <FactList facts={facts.slice(1)} />
            </div>
          }
        >
          <bdi>{name}</bdi>
        </RowSheet>
      }
      chip={<Readiness from={rest?.inRow} />}
      text={
        <>
          <span className="mb-1 block md:hidden">
            <Readiness from={rest?.inRow} />
          </span>
          <ConnectedBadge address={saved.address} /> <Address value={saved.address} />
          {network && ` · ${network}`}
        </>
      }
      action={
        <div className="flex items-center gap-2">
          <CopyButton value={saved.address} what={name} look="icon" />
          <RemoveAddress saved={saved} />
        </div>
      }
    />
  );
}

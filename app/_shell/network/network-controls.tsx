"use client";

import { FlaskConical } from "lucide";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Segmented } from "@/app/_ui/control/segmented";
import { Icon } from "@/app/_ui/data/icon";
import { DEFAULT_CHAIN_ID } from "@/lib/wallet-connect/requested-chain";
import { chooseNetwork, followAddress } from "./chosen-network";
import { useNetwork } from "./use-network";

interface NetworkChoiceProps {
  /** Keeps the radio buttons of several choices on one page apart. */
  name: string;
}

/** Chooses the network that wallets are connected on (R2.4), for this visit. */
export function NetworkChoice({ name }: NetworkChoiceProps) {
  const t = useTranslations("walletConnect.network");
  const chainId = useNetwork();
  return (
    <Segmented
      name={name}
      label={t("label")}
      value={chainId === 97 ? "97" : "56"}
      options={[
        { value: "56", label: t("bsc") },
        { value: "97", label: t("bscTestnet") },
      ]}
      onChange={(value) => chooseNetwork(value === "97" ? 97 : 56)}
    />
  );
}

interface NetworkChipProps {
  /** The menu that holds the choice. */
  menuId: string;
}

/** Says that another network than the default is chosen, by the address or in the menu it opens (R2.4). */
export function NetworkChip({ menuId }: NetworkChipProps) {
  const t = useTranslations("walletConnect.network");
  const search = useSearchParams().toString();
  const chainId = useNetwork();

  useEffect(() => followAddress(search), [search]);

  if (chainId === DEFAULT_CHAIN_ID) return null;
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className="touch-area flex h-7 items-center rounded-full bg-tint-warn px-1.5 text-xs font-semibold whitespace-nowrap text-warn sm:px-2.5"
    >
      <Icon node={FlaskConical} size={16} className="sm:hidden" />
      <span aria-hidden className="hidden sm:inline">
        {t("short")}
      </span>
      <span className="sr-only">{t("current")}</span>
    </button>
  );
}

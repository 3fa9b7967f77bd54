"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/app/_ui/data/badge";
import { isSameAddress } from "@/lib/domain/wallet/saved-address";
import { useConnection } from "../connect/use-connection";

/** Marks the address whose wallet is connected to this page. */
export function ConnectedBadge({ address }: { address: string }) {
  const connection = useConnection();
  const t = useTranslations("savedAddresses");
  if (connection.status !== "connected" || !isSameAddress(connection.address, address)) return null;
  return <Badge tone="info">{t("connectedNow")}</Badge>;
}

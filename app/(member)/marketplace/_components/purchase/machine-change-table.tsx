"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { localTime } from "@/app/_shell/time/local-time";
import { Amount } from "@/app/_ui/text/amount";
import type { MachineState } from "@/lib/contract/machine";
import type { MarketplaceQuote } from "@/lib/contract/marketplace";
import { MBTC } from "@/lib/contract/values/tokens";
import { machineChange } from "@/lib/domain/marketplace/machine-change";
import type { UpgradeWish } from "@/lib/domain/marketplace/payment";
import type { OwnMachine, ProductView } from "@/lib/domain/marketplace/view";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAmount, formatPoints, formatRate } from "@/lib/money/format";
import { PlainUnit } from "../catalogue/plain-unit";
import { useMarketplace } from "../marketplace-provider";

interface MachineChangeTableProps {
  machine: OwnMachine;
  product: ProductView;
  /** Null for a renewal. */
  wish: UpgradeWish | null;
  quote: MarketplaceQuote | null;
}

/** The machine as it is and as it will be: each fact that is known, changed ones in bold. */
export function MachineChangeTable({ machine, product, wish, quote }: MachineChangeTableProps) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const words = useTranslations("marketplace.product");
  const { before, after } = useMemo(() => {
    const nowMs = quote?.serverTime ? Date.parse(quote.serverTime) : serviceClock.now();
    return machineChange(machine, product, wish, quote, nowMs);
  }, [machine, product, wish, quote]);
  const rows = [
    {
      label: words("power"),
      value: ({ th }: MachineState) => <PlainUnit value={formatPoints(th, locale)} unit="TH" />,
      key: "th",
    },
    {
      label: words("efficiency"),
      value: ({ wPerTh }: MachineState) =>
        wPerTh && <PlainUnit value={formatPoints(wPerTh, locale)} unit="W/TH" />,
      key: "wPerTh",
    },
    {
      label: t("fee"),
      value: ({ feePercent }: MachineState) =>
        feePercent && <bdi className="figures">{formatRate(feePercent, locale)}</bdi>,
      key: "feePercent",
    },
    {
      label: t("perDay"),
      value: ({ netPerDay }: MachineState) =>
        netPerDay && <Amount raw={netPerDay} text={formatAmount(netPerDay, MBTC, locale)} />,
      key: "netPerDay",
    },
    {
      label: t("endsNow"),
      value: ({ endsAt }: MachineState) => localTime(endsAt, locale, member.timeZone),
      key: "endsAt",
    },
  ] as const;
  return (
    <table className="w-full border-collapse text-md">
      <caption className="sr-only">{t("compare")}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <td />
          <th scope="col" className="pb-2 ps-3 text-end font-medium">
            {t("now")}
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-medium">
            {t("afterwards")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ key }) => before[key] != null || after[key] != null)
          .map(({ label, value, key }) => (
            <tr key={key} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 text-start font-normal text-muted">
                {label}
              </th>
              <td className="figures py-2 ps-3 text-end">{value(before) ?? "…"}</td>
              <td
                className={`figures py-2 ps-3 text-end ${before[key] === after[key] ? "" : "font-semibold"}`}
              >
                {value(after) ?? "…"}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

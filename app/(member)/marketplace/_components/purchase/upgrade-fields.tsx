"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/app/_ui/control/select-field";
import type { OwnMachine } from "@/lib/domain/marketplace/view";
import { formatPoints } from "@/lib/money/format";
import { useMarketplace } from "../marketplace-provider";
import type { Purchase } from "./use-purchase";

interface UpgradeFieldsProps {
  machine: OwnMachine;
  purchase: Purchase;
}

/** What the machine shall have: more power, a better efficiency, or both. */
export function UpgradeFields({ machine, purchase }: UpgradeFieldsProps) {
  const { locale } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const words = useTranslations("mining.machines");
  const { choice, errors, choose, wish } = purchase.upgrade;
  const { upgrade, th, wPerTh } = machine;
  const shown = (value: string) => formatPoints(value, locale);
  return (
    <div className="grid gap-4">
      {upgrade && upgrade.th.length > 0 && (
        <SelectField
          label={t("newPower")}
          error={errors.th?.[0]}
          name="th"
          value={upgrade.th.includes(choice.th) ? choice.th : ""}
          disabled={purchase.isHeld}
          onChange={(event) => choose("th", event.target.value)}
          emptyText={t("keepPower", { th: shown(th) })}
          options={upgrade.th.map((value) => ({
            value,
            label: words("powerValue", { th: shown(value) }),
          }))}
        />
      )}
      {upgrade && upgrade.wPerTh.length > 0 && (
        <SelectField
          label={t("newEfficiency")}
          hint={t("efficiencyHint")}
          error={errors.wPerTh?.[0]}
          name="wPerTh"
          value={upgrade.wPerTh.includes(choice.wPerTh) ? choice.wPerTh : ""}
          disabled={purchase.isHeld}
          onChange={(event) => choose("wPerTh", event.target.value)}
          emptyText={t("keepEfficiency", { watts: shown(wPerTh ?? "0") })}
          options={upgrade.wPerTh.toReversed().map((value) => ({
            value,
            label: words("efficiency", { watts: shown(value) }),
          }))}
        />
      )}
      {!wish && <p className="text-md text-muted">{t("chooseUpgrade")}</p>}
    </div>
  );
}

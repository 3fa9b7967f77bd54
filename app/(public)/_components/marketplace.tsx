import { getTranslations } from "next-intl/server";
import { type Machine, netRatePerTh } from "@/lib/platform/machine";
import type { Published } from "@/lib/platform/published";
import type { PriceView } from "@/lib/price/view";
import { CalculatorCard } from "./calculator-card";
import { MachineCard } from "./machine-card";
import { Section } from "./section";
import { YieldSource } from "./yield-source";

interface MarketplaceProps {
  machines: Published<readonly Machine[]>;
  prices: readonly PriceView[] | null;
}

/** Machines on sale with the upstream's estimates, where their yield comes from, and a calculator. */
export async function Marketplace({ machines, prices }: MarketplaceProps) {
  const t = await getTranslations("home.marketplace");
  const shown = machines.state === "given" ? machines.value : [];
  const reason = machines.state === "given" ? "emptyText" : (`${machines.state}Text` as const);
  const price = prices?.find(({ code }) => code === "mBTC")?.price ?? null;
  return (
    <Section anchor="marketplace" title={t("title")} lead={t("lead")}>
      {shown.length > 0 ? (
        <ul className="grid gap-5 lg:grid-cols-3">
          {shown.map((machine) => (
            <MachineCard key={machine.id} machine={machine} />
          ))}
        </ul>
      ) : (
        <p className="rounded-card border border-line bg-surface p-6 text-md text-muted">
          {t(reason)}
        </p>
      )}
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <YieldSource />
        <CalculatorCard ratePerTh={netRatePerTh(shown)} price={price} />
      </div>
    </Section>
  );
}

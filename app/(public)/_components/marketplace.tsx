import { CalendarClock, Pickaxe, Wrench } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { Amount } from "@/app/_ui/text/amount";
import { Point } from "@/app/_ui/text/point";
import { FEES } from "@/lib/domain/platform/fees";
import { netRatePerTh, type PreviewMachine } from "@/lib/domain/platform/machine";
import type { Published } from "@/lib/domain/platform/published";
import type { PriceView } from "@/lib/domain/price/view";
import { formatAmount } from "@/lib/money/format";
import { CalculatorCard } from "./calculator-card";
import { Section } from "./section";

/** Who pays what a machine earns, and what is taken from it: said before anybody buys. */
async function YieldSource() {
  const t = await getTranslations("home.yield");
  return (
    <Card aria-labelledby="yield-title">
      <h3 id="yield-title" className="mb-5 text-xl">
        {t("title")}
      </h3>
      <ul className="grid gap-5">
        <Point icon={Pickaxe} title={t("issueTitle")} text={t("issueText")} level={4} />
        <Point
          icon={Wrench}
          title={t("feeTitle", { percent: FEES.mining })}
          text={t("feeText")}
          level={4}
        />
        <Point icon={CalendarClock} title={t("changeTitle")} text={t("changeText")} level={4} />
      </ul>
    </Card>
  );
}

function Ltr({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="figures">
      {children}
    </bdi>
  );
}

/** One machine with what is known of it; what earns is marked as an estimate. */
async function MachineCard({ machine }: { machine: PreviewMachine }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("home.marketplace")]);
  const { name, th, wPerTh, days, price, netPerDay, breakEvenDays } = machine;
  const breakEven =
    breakEvenDays !== null &&
    (days === null
      ? t("breakEvenAfter", { days: breakEvenDays })
      : t("breakEvenDay", { day: breakEvenDays, days }));
  const facts = [
    th !== null && { label: t("power"), value: <Ltr>{`${th} TH`}</Ltr> },
    wPerTh !== null && { label: t("efficiency"), value: <Ltr>{`${wPerTh} W/TH`}</Ltr> },
    days !== null && { label: t("term"), value: t("days", { days }) },
    netPerDay !== null && {
      label: t("perDay"),
      value: <Amount raw={netPerDay} text={formatAmount(netPerDay, "mBTC", locale)} />,
    },
    breakEven !== false && { label: t("breakEven"), value: breakEven },
  ].filter((fact) => fact !== false);
  return (
    <li className="flex flex-col gap-5 rounded-card sm:flex-row sm:gap-7 lg:flex-col lg:gap-5 border border-line bg-surface p-5 shadow-card">
      <div className="grid min-h-32 place-items-center rounded-inset bg-raised sm:w-60 lg:min-h-36 lg:w-auto">
        <MachineDrawing th={th} />
      </div>
      <div className="min-w-0 flex-1">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-xl">{name}</h3>
          <Amount
            raw={price.amount}
            text={formatAmount(price.amount, price.symbol, locale)}
            className="text-lg font-semibold"
          />
        </div>
        <FactList facts={facts} />
      </div>
    </li>
  );
}

interface MarketplaceProps {
  machines: Published<readonly PreviewMachine[]>;
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

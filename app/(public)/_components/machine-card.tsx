import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import { MachineDrawing } from "@/app/_ui/machine-drawing";
import { formatAmount } from "@/lib/money/format";
import type { Machine } from "@/lib/platform/machine";

function Ltr({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="figures">
      {children}
    </bdi>
  );
}

/** One machine with what is known of it; what earns is marked as an estimate. */
export async function MachineCard({ machine }: { machine: Machine }) {
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

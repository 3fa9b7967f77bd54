"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { equalParts, rewardOfDays } from "@/lib/domain/staking/interest";
import { maturityFrom } from "@/lib/domain/staking/progress";
import { sumAmounts } from "@/lib/money/decimal";
import { AmountLine } from "../amount-line";
import { type NamedProduct, useStaking } from "../staking-provider";

const STEPS = 3;

interface LadderProps {
  amount: string;
  products: readonly NamedProduct[];
}

/** The amount in equal parts over the first three terms, so that a part is free at each maturity. */
export function Ladder({ amount, products }: LadderProps) {
  const { locale, now, open, preload, timeZone } = useStaking();
  const t = useTranslations("staking.calculator");
  const terms = products
    .flatMap((product) => (product.days === null ? [] : [{ product, days: product.days }]))
    .slice(0, STEPS);
  if (terms.length < 2) return null;
  const parts = equalParts(amount, terms.length);
  const steps = terms.map(({ product, days }, index) => {
    const part = parts[index] ?? "0";
    const free = maturityFrom(new Date(now), days).toISOString();
    return { product, part, free, reward: rewardOfDays(part, product.aprBps, days) };
  });
  return (
    <section aria-labelledby="ladder" className="min-w-0">
      <h3 id="ladder" className="font-sans text-md font-medium">
        {t("ladderTitle")}
      </h3>
      <p className="mt-1 mb-4 text-sm text-muted">{t("ladderText")}</p>
      <ul aria-label={t("ladderLabel")} className="grid gap-3">
        {steps.map(({ product, part, free, reward }) => (
          <li key={product.id} className="rounded-inset bg-raised p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="font-semibold">{product.name}</p>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={t("stakePartIn", { name: product.name })}
                disabled={product.status !== "open"}
                onPointerEnter={() => preload("subscribe")}
                onFocus={() => preload("subscribe")}
                onClick={() => open({ kind: "subscribe", product, amount: part })}
              >
                {t("stakePart")}
              </Button>
            </div>
            <dl className="mt-2 grid gap-1 text-sm">
              {(
                [
                  [t("part"), <AmountLine key="part" raw={part} />],
                  [t("reward"), <AmountLine key="reward" raw={reward} />],
                  [
                    t("free"),
                    <time key="free" dateTime={free}>
                      {localTime(free, locale, timeZone)}
                    </time>,
                  ],
                ] as const
              ).map(([label, value]) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-muted">{label}</dt>
                  <dd className="figures ms-auto min-w-0 text-end">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 px-4 text-md font-semibold">
        {t("ladderTotal")}
        <span className="ms-auto">
          <AmountLine raw={sumAmounts(steps.map(({ reward }) => reward))} />
        </span>
      </p>
    </section>
  );
}

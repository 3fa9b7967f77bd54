import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Texts } from "@/app/_shell/texts/texts";
import { Badge } from "@/app/_ui/data/badge";
import { EXAMPLE } from "@/lib/domain/platform/example-claim";
import { netRatePerTh, type PreviewMachine } from "@/lib/domain/platform/machine";
import type { PartProps } from "../parts";
import { Section } from "../section";
import { LazyCalculator } from "./calculator.lazy";
import { calculatorMachines, firstChoice } from "./calculator-machine";

interface CalculatorProps {
  machines: readonly PreviewMachine[];
  /** Of one mBTC in USDT. */
  price: string | null;
  /** What stands until the calculator works. */
  standing: (props: PartProps<"calculator">) => ReactNode;
}

/** When a power would have earned its price, at today's rate and at one that falls. */
export async function CalculatorSection({ machines, price, standing }: CalculatorProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("home.calculator")]);
  const choices = calculatorMachines(machines);
  const first = choices.find(({ name }) => name === EXAMPLE.name) ?? choices[0];
  const ratePerTh = netRatePerTh(machines);
  return (
    <Section anchor="calc" title={t("title")} lead={t("lead")}>
      {first && ratePerTh !== null && price !== null ? (
        <>
          <Texts of={["home.calculator"]}>
            <LazyCalculator {...{ locale, ratePerTh, price, machines: choices, first }}>
              {standing({
                locale,
                ratePerTh,
                price,
                machines: choices,
                choice: firstChoice(first),
              })}
            </LazyCalculator>
          </Texts>
          <p className="mt-7 flex max-w-[46rem] flex-wrap items-center gap-3 text-md text-faint">
            <Badge tone="violet">{t("estimate")}</Badge>
            <span className="min-w-0 flex-1 basis-72">{t("note")}</span>
          </p>
        </>
      ) : (
        <p className="mt-8 border-t border-line pt-6 text-muted">{t("noRate")}</p>
      )}
    </Section>
  );
}

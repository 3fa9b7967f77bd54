import { ArrowDownToLine, ArrowUpFromLine, ChartCandlestick, Landmark, Pickaxe } from "lucide";
import { getTranslations } from "next-intl/server";
import { FEES } from "@/lib/platform/fees";
import { EconomyStep } from "./economy-step";
import { ExampleEntry } from "./example-entry";
import { Section } from "./section";

const STEPS = [
  { name: "deposit", icon: ArrowDownToLine },
  { name: "mine", icon: Pickaxe },
  { name: "stake", icon: Landmark },
  { name: "predict", icon: ChartCandlestick },
  { name: "withdraw", icon: ArrowUpFromLine },
] as const;

/** What the platform is, and each way in, through and out of it with what it costs. */
export async function About() {
  const t = await getTranslations("home.about");
  const fees = {
    deposit: t("depositFee"),
    mine: t("mineFee", { percent: FEES.mining }),
    stake: t("stakeFee"),
    predict: t("predictFee", { percent: FEES.prediction }),
    withdraw: t("withdrawFee"),
  };
  return (
    <Section anchor="about" title={t("title")} lead={t("lead")}>
      <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-12">
        <div>
          <ol className="grid gap-7">
            {STEPS.map(({ name, icon }) => (
              <EconomyStep
                key={name}
                icon={icon}
                title={t(`${name}Title`)}
                text={t(`${name}Text`)}
                feeLabel={t("fee")}
                fee={fees[name]}
              />
            ))}
          </ol>
        </div>
        <div className="grid gap-5 lg:sticky lg:top-24">
          <ExampleEntry />
          <p className="text-md text-muted">{t("feesNote", { percent: FEES.conversion })}</p>
        </div>
      </div>
    </Section>
  );
}

import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/app/_ui/data/badge";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { AMBTC, MBTC, MERLIN, USDT } from "@/lib/contract/values/tokens";
import { entrySum, exampleClaim } from "@/lib/domain/platform/example-claim";
import { FEES } from "@/lib/domain/platform/fees";
import { formatRate, formatTicking } from "@/lib/money/format";
import { Section } from "./section";

/** A claim as the ledger books it: what leaves one account arrives in others. */
function ExampleEntry() {
  const locale = useLocale();
  const t = useTranslations("home.about");
  const claim = exampleClaim();
  const lines = [
    { label: t("entryIssued"), raw: claim.issued },
    { label: t("entryFee", { percent: FEES.mining }), raw: claim.fee },
    { label: t("entryNet"), raw: claim.net, isOwn: true },
  ];
  const sum = entrySum(claim);
  const signed = (raw: string) => {
    const text = formatTicking(raw, MBTC, locale);
    return raw.startsWith("-") ? text : `+${text}`;
  };
  return (
    <section
      aria-labelledby="entry-title"
      className="rounded-hero border border-line-strong bg-surface p-5.5 shadow-hero lg:mt-23 lg:p-6.5"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 id="entry-title" className="text-base">
            {t("entryTitle")}
          </h3>
          <p className="text-sm text-muted">{t("mineTitle")}</p>
        </div>
        <Badge tone="violet">{t("example")}</Badge>
      </div>
      <dl className="mt-4.5">
        {lines.map(({ label, raw, isOwn }) => (
          <div
            key={label}
            className={`flex flex-wrap justify-between gap-x-4 border-t border-line py-3 ${isOwn ? "text-accent-text" : ""}`}
          >
            <dt>{label}</dt>
            <dd className="font-semibold">
              <Amount raw={raw} text={signed(raw)} />
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 border-t-2 border-text py-3 text-xl font-semibold">
          <dt>{t("entrySum")}</dt>
          <dd>
            <Amount raw={sum} text={formatTicking(sum, MBTC, locale)} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-md text-muted">{t("entryNote")}</p>
    </section>
  );
}

const STEPS = [
  { name: "deposit", symbol: USDT },
  { name: "mine", symbol: MBTC },
  { name: "stake", symbol: MERLIN },
  { name: "predict", symbol: "BTC" },
  { name: "convert", symbol: AMBTC },
  { name: "withdraw", symbol: USDT },
] as const;

/** Each way in, through and out with what it costs, and one of them as its entry. */
export function Money({ hasPasskeys }: { hasPasskeys: boolean }) {
  const locale = useLocale();
  const t = useTranslations("home.about");
  const fees = {
    deposit: t("depositFee"),
    mine: t("mineFee", { percent: FEES.mining }),
    stake: t("stakeFee"),
    predict: t("predictFee", { percent: FEES.prediction }),
    convert: formatRate(FEES.conversion, locale),
    withdraw: t("withdrawFee"),
  };
  const textOf = (name: (typeof STEPS)[number]["name"]) =>
    t(name === "withdraw" && !hasPasskeys ? "withdrawTextAlone" : `${name}Text`);
  return (
    <Section anchor="about" title={t("title")} lead={t("lead")}>
      <div className="mt-8 grid items-start gap-8 lg:mt-13 lg:grid-cols-[1fr_25.5rem] lg:gap-18">
        <ol className="money-rail">
          {STEPS.map(({ name, symbol }) => (
            <li key={name} data-lit={name === "mine" || undefined}>
              <span className="money-stop">
                <TokenDisc symbol={symbol} size={26} />
              </span>
              <div className="min-w-0">
                <h3 className="text-xl">{t(`${name}Title`)}</h3>
                <p className="mt-1.5 max-w-[25rem] text-muted">{textOf(name)}</p>
              </div>
              <p className="money-fee figures">{fees[name]}</p>
            </li>
          ))}
        </ol>
        <ExampleEntry />
      </div>
    </Section>
  );
}

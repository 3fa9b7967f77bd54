import { Clock, Fingerprint, KeyRound, Languages, ScrollText, ShieldCheck } from "lucide";
import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/app/_ui/data/badge";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import { USDT } from "@/lib/contract/values/tokens";
import { LOCALES } from "@/lib/i18n/locales";
import { formatUsd } from "@/lib/money/format";
import { Section } from "./section";

const DIGITS = ["4", "8", "2", null, "", ""] as const;
const EXAMPLE = { to: "0x71C4…9f3A", amount: "100", fee: "1", arrives: "99" } as const;

/** What a withdrawal asks for and says, before it leaves; an example. */
function ExampleWithdrawal() {
  const locale = useLocale();
  const t = useTranslations("home.features");
  const withdraw = useTranslations("withdraw");
  const features = useTranslations("codeField");
  const about = useTranslations("home.about");
  const usd = (raw: string) => <Amount raw={raw} text={formatUsd(raw, locale)} />;
  const facts = [
    { label: withdraw("to"), value: <bdi dir="ltr">{EXAMPLE.to}</bdi> },
    { label: withdraw("total"), value: usd(EXAMPLE.amount) },
    { label: withdraw("fee"), value: usd(EXAMPLE.fee) },
    { label: withdraw("net"), value: usd(EXAMPLE.arrives) },
  ];
  return (
    <section
      aria-labelledby="withdrawal-title"
      className="rounded-[1.375rem] border border-line-strong bg-surface p-5.5 shadow-hero lg:px-7.5 lg:py-7"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id="withdrawal-title" className="text-xl">
          {withdraw("title", { symbol: USDT })}
        </h3>
        <Badge tone="violet">{about("example")}</Badge>
      </div>
      <dl className="mt-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="withdrawal-fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4.5 text-md font-semibold">{features("label")}</p>
      <p dir="ltr" aria-hidden="true" className="mt-2.5 grid grid-cols-6 gap-1.5 lg:gap-2">
        {DIGITS.map((digit, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: six places that never move
            key={index}
            className="digit"
            data-next={digit === null || undefined}
          >
            {digit ?? <span className="h-6 w-0.5 bg-accent-text" />}
          </span>
        ))}
      </p>
      <p className="mt-5.5 flex gap-3 border-t border-line pt-4.5 text-md text-muted">
        <Icon node={Clock} className="mt-px shrink-0 text-violet-text" />
        <span>
          <span className="font-semibold text-text">{t("holdTitle")}</span> {t("holdText")}
        </span>
      </p>
    </section>
  );
}

const FEATURES = [
  { name: "tokens", icon: KeyRound },
  { name: "secondFactor", icon: ShieldCheck },
  { name: "identity", icon: Fingerprint },
  { name: "record", icon: ScrollText },
  { name: "languages", icon: Languages },
] as const;

/** What protects a member and lets them check. */
export function Safety() {
  const t = useTranslations("home.features");
  return (
    <Section anchor="features" title={t("title")} lead={t("lead")}>
      <div className="mt-8 grid items-center gap-x-20 gap-y-8 lg:mt-13 lg:grid-cols-[minmax(0,30.5rem)_1fr]">
        <ExampleWithdrawal />
        <ul>
          {FEATURES.map(({ name, icon }) => (
            <li key={name} className="feature">
              <Icon node={icon} size={22} className="mt-0.5 shrink-0 text-violet-text" />
              <div className="min-w-0">
                <h3 className="text-xl leading-snug">{t(`${name}Title`)}</h3>
                <p className="mt-1.5 text-muted">{t(`${name}Text`, { count: LOCALES.length })}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

import { ArrowDown } from "lucide";
import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Badge } from "@/app/_ui/data/badge";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import { MBTC } from "@/lib/contract/values/tokens";
import { EXAMPLE, EXAMPLE_HOURS, exampleClaim } from "@/lib/domain/platform/example-claim";
import { FEES } from "@/lib/domain/platform/fees";
import { divideAmount } from "@/lib/money/decimal";
import { formatRate, formatTicking } from "@/lib/money/format";
import { HeroScene } from "./hero-scene";
import { hoursText } from "./hours-text";
import { WRAP } from "./section";
import { WayIn } from "./way-in";

/** What the figure counts up to, for the style sheet: the marks before its decimals, and these as a number. */
function countingStyle(text: string): CSSProperties {
  const [, lead = "", decimals = ""] = /^(.*?)(\d+)$/.exec(text) ?? [];
  return { "--lead": JSON.stringify(lead), "--mined": Number(decimals) } as CSSProperties;
}

/** A session that runs, as the member sees it; an example. */
function SessionCard() {
  const locale = useLocale();
  const t = useTranslations("home.hero");
  const about = useTranslations("home.about");
  const { whole, passed } = EXAMPLE_HOURS;
  const { net } = exampleClaim(passed);
  const text = formatTicking(net, MBTC, locale);
  const perHour = divideAmount(exampleClaim().net, String(whole), "down");
  return (
    <section
      aria-labelledby="hero-session"
      className="relative z-2 mt-10 max-w-[25.75rem] rounded-[1.375rem] border border-line-strong bg-surface p-5 shadow-hero xxl:absolute xxl:end-7 xxl:top-14 xxl:mt-0 xxl:w-[25.75rem] xxl:px-7 xxl:pt-6.5 xxl:pb-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="hero-session" className="text-base">
            {t("session")}
          </h2>
          <p dir="ltr" className="text-sm text-muted rtl:text-end">
            {EXAMPLE.name} · {EXAMPLE.th} TH
          </p>
        </div>
        <Badge tone="violet">{about("example")}</Badge>
      </div>
      <p
        dir="ltr"
        className="mt-6 rtl:text-end text-[min(2.875rem,12.5vw)] leading-none font-semibold tracking-[-0.045em] xxl:text-[3.25rem]"
      >
        <bdi dir="ltr" className="figures hero-figure" style={countingStyle(text)}>
          <span data-amount={net}>{text}</span>
        </bdi>{" "}
        <bdi className="ms-1 text-lg font-medium tracking-[-0.01em] text-muted">mBTC</bdi>
      </p>
      <p className="mt-2 text-md text-muted">{t("ready")}</p>
      <div className="mt-5 h-1.5 rounded-full bg-raised">
        <div
          className="hero-bar h-full rounded-full"
          style={{ width: `${(passed / whole) * 100}%` }}
        />
      </div>
      <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>
          {t("elapsed", { passed: hoursText(passed, locale), whole: hoursText(whole, locale) })}
        </span>
        <span>
          {t.rich("rate", {
            amount: () => <Amount raw={perHour} text={formatTicking(perHour, MBTC, locale)} />,
          })}
        </span>
      </p>
    </section>
  );
}

/** Where the figure comes from, step by step along the line. */
function Trace() {
  const locale = useLocale();
  const t = useTranslations("home.hero");
  const { issued, fee, net } = exampleClaim(EXAMPLE_HOURS.passed);
  const gross = issued.replace("-", "");
  const quantity = (raw: string) => formatTicking(raw, MBTC, locale);
  const steps = [
    { at: "issued", label: t("issued"), raw: gross, text: `+${quantity(gross)}` },
    {
      at: "fee",
      label: t("fee", { percent: formatRate(FEES.mining, locale) }),
      raw: `-${fee}`,
      text: quantity(`-${fee}`),
    },
    { at: "yours", label: t("yours"), raw: net, text: quantity(net) },
  ];
  return (
    <ul className="hero-trace">
      {steps.map(({ at, label, raw, text }) => (
        <li key={at} data-at={at}>
          <span className="text-muted">{label}</span>
          <Amount raw={raw} text={text} className="text-md font-semibold" />
        </li>
      ))}
    </ul>
  );
}

/** The first screen: what this is, the way in, and one session that is traced to its entry. It plays once, then rests. */
export function Hero({ isMember }: { isMember: boolean }) {
  const t = useTranslations("home.hero");
  return (
    <div className="hero relative overflow-clip">
      <div className={`${WRAP} hero-body relative pb-[22rem] xxl:min-h-[50.75rem] xxl:pb-0`}>
        <HeroScene />
        <div className="relative z-2 pt-11 xxl:w-[36.25rem] xxl:pt-28">
          <p className="flex items-center gap-3 text-md font-medium text-muted">
            <svg
              aria-hidden="true"
              viewBox="0 0 38 12"
              className="w-9.5 rtl:-scale-x-100"
              fill="none"
            >
              <path
                d="M1 10h10l5-7 4 5 4-5 4 7h9"
                stroke="var(--heat1)"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {t("eyebrow")}
          </p>
          <h1 className="mt-4 mb-4.5 text-[3.375rem] leading-[0.97] tracking-[-0.045em] break-words hyphens-auto max-xs:text-[2.75rem] xxl:mt-5.5 xxl:mb-6.5 xxl:w-[40rem] xxl:text-6xl">
            {t("heading")}
          </h1>
          <p className="max-w-[30rem] text-lg text-muted xxl:text-[1.25rem] xxl:leading-normal xxl:tracking-[-0.012em]">
            {t("lead")}
          </p>
          <div className="mt-6.5 flex flex-wrap gap-3 max-sm:*:w-full xxl:mt-8.5">
            <WayIn isMember={isMember} />
            <a href="#session" className={buttonStyle("outline", "hero")}>
              {t("see")}
              <Icon node={ArrowDown} size={18} />
            </a>
          </div>
          {!isMember && (
            <p className="mt-5 max-w-80 text-md text-faint xxl:max-w-none">{t("free")}</p>
          )}
        </div>
        <SessionCard />
        <Trace />
      </div>
    </div>
  );
}

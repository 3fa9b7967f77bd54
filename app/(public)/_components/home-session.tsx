import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/app/_ui/data/badge";
import { Amount } from "@/app/_ui/text/amount";
import { MBTC } from "@/lib/contract/values/tokens";
import { EXAMPLE, EXAMPLE_HOURS, exampleClaim } from "@/lib/domain/platform/example-claim";
import { FEES } from "@/lib/domain/platform/fees";
import { formatQuantity, formatRate, formatTicking } from "@/lib/money/format";
import { hoursText } from "./hours-text";
import { percent, rounded } from "./rounded";
import { Section } from "./section";

/** The plot in units of its own: it is stretched to its place, its lines are not. */
const LEFT = 34;
const RIGHT = 784;
const BASE = 300;
const TOP = 24;
const TICKS = [0, 6, 12, 18, 24];

const xOf = (hours: number) => LEFT + ((RIGHT - LEFT) * hours) / EXAMPLE_HOURS.whole;

const LABEL = "absolute text-md whitespace-nowrap text-muted";

/** A whole session: what is issued, the wedge that the fee takes, and what waits. */
function SessionPlot() {
  const locale = useLocale();
  const t = useTranslations("home.session");
  const whole = exampleClaim();
  const now = exampleClaim(EXAMPLE_HOURS.passed);
  const gross = whole.issued.replace("-", "");
  const yOf = (raw: string) => rounded(BASE - ((BASE - TOP) * Number(raw)) / Number(gross));
  const [end, net] = [xOf(EXAMPLE_HOURS.whole), yOf(whole.net)];
  const at = { x: xOf(EXAMPLE_HOURS.passed), y: yOf(now.net) };
  const figure = (raw: string, unit = "") => (
    <Amount
      raw={raw}
      text={`${formatTicking(raw, MBTC, locale)}${unit}`}
      className="font-semibold text-text"
    />
  );
  const place = (x: number, y: number) => ({ left: percent(x / 1000), top: percent(y / 330) });
  return (
    <div dir="ltr" className="relative mt-12">
      <div className="session-plot relative">
        <svg
          aria-hidden="true"
          viewBox="0 0 1000 330"
          preserveAspectRatio="none"
          className="block h-62 w-full lg:h-82"
          fill="none"
        >
          <defs>
            <pattern
              id="fee-hatch"
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0v7" stroke="var(--line-strong)" strokeWidth="2" />
            </pattern>
            <linearGradient id="session-fill" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--heat1)" stopOpacity="0.3" />
              <stop offset="1" stopColor="var(--heat1)" stopOpacity="0" />
            </linearGradient>
            <linearGradient
              id="session-line"
              gradientUnits="userSpaceOnUse"
              x1={LEFT}
              y1="0"
              x2={end}
              y2="0"
            >
              <stop offset="0" stopColor="var(--heat0)" />
              <stop offset="0.55" stopColor="var(--heat1)" />
              <stop offset="1" stopColor="var(--heat2)" />
            </linearGradient>
          </defs>
          <path d={`M${LEFT} ${BASE}H985M${end} ${TOP}V${BASE}`} stroke="var(--line-strong)" />
          <path d={`M${LEFT} ${BASE}L${end} ${TOP}V${net}Z`} fill="url(#fee-hatch)" />
          <path d={`M${LEFT} ${BASE}L${end} ${net}V${BASE}Z`} fill="url(#session-fill)" />
          <path d={`M${LEFT} ${BASE}L${end} ${TOP}`} stroke="var(--cold)" strokeWidth="1.6" />
          <path
            d={`M${end} ${net}H985`}
            stroke="var(--heat1)"
            strokeWidth="2.4"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
          <g className="heated" stroke="url(#session-line)">
            <path d={`M${LEFT} ${BASE}L${end} ${net}`} />
            <path d={`M${LEFT} ${BASE}L${end} ${net}`} />
            <path d={`M${LEFT} ${BASE}L${end} ${net}`} />
          </g>
        </svg>
        <span className="session-dot" style={place(LEFT, BASE)} />
        <span className="session-dot" data-ring style={place(at.x, at.y)} />
        <span className="session-dot" data-ring style={place(end, net)} />
        <p
          dir="auto"
          className={`${LABEL} right-0 -top-[6%] lg:right-auto lg:top-[5%] lg:left-[80%]`}
        >
          {t.rich("issued", { amount: () => figure(gross) })}
        </p>
        <p
          dir="auto"
          className={`${LABEL} max-lg:whitespace-normal max-lg:max-w-[52%] left-[8%] top-[12%] lg:left-[44%] lg:top-[15%]`}
        >
          {t.rich("fee", {
            percent: formatRate(FEES.mining, locale),
            amount: () => figure(whole.fee),
          })}
        </p>
        <p dir="auto" className={`${LABEL} left-[42%] top-[65%] max-lg:hidden`}>
          {t.rich("now", { amount: () => figure(now.net) })}
        </p>
      </div>
      <p aria-hidden="true" className="relative -mt-4 h-5 text-sm text-faint lg:-mt-2">
        {TICKS.map((hours, index) => (
          <span
            key={hours}
            className={`absolute -translate-x-1/2 ${index % 2 ? "max-lg:hidden" : ""}`}
            style={{ left: percent(xOf(hours) / 1000) }}
          >
            {hoursText(hours, locale)}
          </span>
        ))}
      </p>
      <p
        dir="auto"
        className="text-right text-md text-muted max-lg:mt-2 lg:absolute lg:top-27 lg:left-[80%] lg:whitespace-nowrap"
      >
        {t.rich("waits", {
          amount: () => (
            <Amount
              raw={whole.net}
              text={`${formatTicking(whole.net, MBTC, locale)} ${MBTC}`}
              className="font-semibold text-accent-text"
            />
          ),
        })}
      </p>
    </div>
  );
}

const STEPS = ["start", "count", "fee", "claim"] as const;

/** How a session goes, from the press to the claim. */
export function HomeSession() {
  const locale = useLocale();
  const t = useTranslations("home.session");
  const about = useTranslations("home.about");
  const { name, th, ratePerTh } = EXAMPLE;
  const rate = formatQuantity(ratePerTh, MBTC, locale);
  return (
    <Section anchor="session" title={t("title")} lead={t("lead", { name })}>
      <figure>
        <SessionPlot />
        <figcaption className="mt-5.5 flex flex-col items-start gap-3 text-md text-faint lg:flex-row lg:items-center">
          <Badge tone="violet">{about("example")}</Badge>
          {t("note", { name, th, rate })}
        </figcaption>
      </figure>
      <ol className="mt-8.5 grid gap-6 sm:grid-cols-2 lg:mt-13 lg:grid-cols-4 lg:gap-10">
        {STEPS.map((step) => (
          <li key={step}>
            <h3 className="session-step border-t-2 pt-4 text-xl leading-snug">
              {t(`${step}Title`)}
            </h3>
            <p className="mt-1.5 text-muted">
              {t(`${step}Text`, { percent: formatRate(FEES.mining, locale) })}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

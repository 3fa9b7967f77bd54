import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, SendHorizontal } from "lucide";
import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AmountsToggle } from "@/app/_shell/preferences/amounts-toggle";
import { InCurrency } from "@/app/_shell/prices/in-currency";
import { memberRate } from "@/app/_shell/prices/member-rate";
import { AmountIsland as Amount, IconIsland as Icon } from "@/app/_ui/data/islands";
import { Link } from "@/app/_ui/navigation/link";
import { NoValue } from "@/app/_ui/text/no-value";
import {
  type Portfolio,
  type PortfolioPoint,
  readPortfolio,
} from "@/lib/domain/transaction/server";
import { firstOffering } from "@/lib/domain/wallet/actions";
import { readWallets } from "@/lib/domain/wallet/server";
import { totalValue, type Wallets } from "@/lib/domain/wallet/view";
import { percentOf, subtractAmount, sumAmounts } from "@/lib/money/decimal";
import { BASE_CURRENCY, formatChange, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { walletActionPath } from "@/lib/paths";
import { CardDigits } from "./card-digits";
import type { PortfolioRange } from "./portfolio-range";
import { SignedUsd } from "./signed-usd";

interface RangeChangeProps {
  points: readonly PortfolioPoint[];
  range: PortfolioRange;
}

/** By how much the total has changed over the range. */
async function RangeChange({ points, range }: RangeChangeProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("dashboard")]);
  const first = points[0]?.valueUSDT ?? "0";
  const change = changeOf(points);
  const percent = percentOf(change, first);
  const colour = isZero(change) || change.startsWith("-") ? "text-text" : "text-up";
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-2 text-md font-medium">
      <SignedUsd raw={change} className={colour} />
      {percent !== null && (
        <bdi dir="ltr" data-private className={`figures ${colour}`}>
          {formatChange(percent, locale)}
        </bdi>
      )}
      <span className="font-normal text-muted">{t(`ranges.${range}`)}</span>
    </p>
  );
}

const ACTIONS = [
  { name: "deposit", icon: ArrowDownToLine },
  { name: "convert", icon: ArrowLeftRight },
  { name: "transfer", icon: SendHorizontal },
  { name: "withdraw", icon: ArrowUpFromLine },
] as const;

/** What can be done with the money, at once: each where the first wallet that offers it is. */
async function MoneyActions({ wallets }: { wallets: Wallets }) {
  const t = await getTranslations("wallet");
  const offered = ACTIONS.flatMap(({ name, icon }) => {
    const symbol = firstOffering([...wallets.values()], name);
    return symbol ? [{ name, icon, symbol }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-1 max-[22rem]:flex max-[22rem]:flex-wrap max-[22rem]:justify-between *:min-w-0 sm:w-auto sm:grid-cols-[repeat(4,4.75rem)]">
      {offered.map(({ name, icon, symbol }) => (
        <li key={name}>
          <Link href={walletActionPath(symbol, name) as Route} className="money-action">
            <span className="round-face round-face-plain">
              <Icon node={icon} />
            </span>
            <span>{t(name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The value of all wallets, how it has changed over the chosen days, and what can be done with it. */
export async function ValueHero({ range }: { range: PortfolioRange }) {
  const [locale, t, dashboard, wallets, portfolio, rate] = await Promise.all([
    getLocale(),
    getTranslations(),
    getTranslations("dashboard"),
    readWallets(),
    readPortfolio(range),
    memberRate(),
  ]);
  const total = totalValue(wallets.values());
  const points = portfolio?.points ?? [];
  return (
    <section
      aria-labelledby="total-value"
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:gap-y-5"
    >
      <div data-cover="start" className="min-w-0">
        <div className="flex items-center gap-1">
          <h2 id="total-value" className="font-sans text-md font-medium text-muted">
            {t("dashboard.totalValue")}
            <span className="sr-only"> · {BASE_CURRENCY}</span>
          </h2>
          <AmountsToggle
            isIconOnly
            className="relative z-1 -my-2 grid size-11 place-items-center rounded-full text-muted hover:bg-raised hover:text-text"
          />
        </div>
        <p className="figures-display text-[2.75rem] leading-[1.1] break-words md:text-5xl">
          {total === null ? (
            <NoValue text={t("common.notAvailable")} />
          ) : (
            <Amount isPrivate isHero raw={total} text={formatUsd(total, locale)} />
          )}
        </p>
        <InCurrency value={total} rate={rate} locale={locale} />
        {hasMoved(points) && <RangeChange points={points} range={range} />}
        <CardDigits
          symbol={BASE_CURRENCY}
          locale={locale}
          facts={[
            { label: t("dashboard.totalValue"), raw: total },
            {
              label: t("tokenPriceDetail.change"),
              raw: hasMoved(points) ? changeOf(points) : null,
            },
            ...(hasMoved(points) && portfolio ? rangeParts(portfolio, dashboard) : []),
          ]}
        />
      </div>
      <MoneyActions wallets={wallets} />
    </section>
  );
}

function changeOf(points: readonly PortfolioPoint[]): string {
  return subtractAmount(points.at(-1)?.valueUSDT ?? "0", points[0]?.valueUSDT ?? "0");
}

/** Where the change of the range comes from; nothing where the service does not say. */
export function rangeParts(
  { points, change }: Portfolio,
  t: Awaited<ReturnType<typeof getTranslations<"dashboard">>>,
) {
  if (!change) return [];
  const { netDepositsUSDT, profitUSDT } = change;
  const rest = subtractAmount(changeOf(points), sumAmounts([netDepositsUSDT, profitUSDT]));
  return [
    { label: t("changeDeposits"), raw: netDepositsUSDT, colour: "bg-muted" },
    { label: t("changeProfit"), raw: profitUSDT, colour: "bg-accent" },
    { label: t("changeRest"), raw: rest, colour: "bg-violet" },
  ];
}

/** Whether a series has anything to draw. */
export function hasMoved(points: readonly PortfolioPoint[]): boolean {
  return points.length > 1 && points.some(({ valueUSDT }) => !isZero(valueUSDT));
}

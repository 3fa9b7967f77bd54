import { ChartPie } from "lucide";
import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import type { PoolPayout } from "@/lib/contract/team/pool";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { type PoolView, readPool } from "@/lib/domain/team/sharing-server";
import { dateFormat } from "@/lib/i18n/date-format";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { BASE_CURRENCY, formatPoints, formatRate, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { transactionPath } from "@/lib/paths";

const MONTH = { month: "long", year: "numeric", timeZone: "UTC" } as const;

async function PayoutRow({ payout }: { payout: PoolPayout }) {
  const [t, settlements, locale] = await Promise.all([
    getTranslations("team.pool"),
    getTranslations("team.settlements"),
    getLocale(),
  ]);
  const { month, points, allPoints, amount, transactionId } = payout;
  const name = dateFormat(locale, MONTH).format(new Date(month));
  const count = (raw: string) => <Amount raw={raw} text={formatPoints(raw, locale)} />;
  const title = <time dateTime={month}>{name}</time>;
  return (
    <ListRow
      ids={month}
      disc={<SignDisc sign={ChartPie} />}
      title={
        transactionId ? (
          <Link
            href={transactionPath(transactionId) as Route}
            aria-label={settlements("openTransaction", { amount: name })}
            className="after:absolute after:inset-0"
          >
            {title}
          </Link>
        ) : (
          title
        )
      }
      text={t.rich("ofPoints", { points: () => count(points), all: () => count(allPoints) })}
      amount={
        <Amount
          isPrivate
          raw={amount}
          text={formatUsd(amount, locale)}
          className={isZero(amount) ? "" : "text-up"}
        />
      }
    />
  );
}

async function Payouts({ payouts }: Pick<PoolView, "payouts">) {
  const t = await getTranslations("team.pool");
  if (payouts.length === 0) {
    return (
      <Card className="max-md:p-4">
        <CardHeading>{t("emptyTitle")}</CardHeading>
        <p className="text-md text-muted">{t("emptyText")}</p>
      </Card>
    );
  }
  return (
    <TableFrame id="payouts" title={t("payouts")}>
      <ul aria-label={t("payouts")} className="border-t border-line">
        {payouts.map((payout) => (
          <PayoutRow key={payout.month} payout={payout} />
        ))}
      </ul>
    </TableFrame>
  );
}

/** What the pool holds so far, and what of it would be the member's if the month ended now. */
async function RunningPool({ pool, timeZone }: { pool: PoolView; timeZone: string }) {
  const [t, locale] = await Promise.all([getTranslations("team.pool"), getLocale()]);
  const { asOf, endsAt, size, carried, points, allPoints, expected, shareBps } = pool;
  const usd = (raw: string) => <Amount raw={raw} text={formatUsd(raw, locale)} />;
  const count = (raw: string) => <Amount raw={raw} text={formatPoints(raw, locale)} />;
  return (
    <Card className="max-md:p-4">
      <CardHeading
        aside={
          <span className="text-sm text-muted">
            {t.rich("asOf", {
              time: () => <MemberTime at={asOf} timeZone={timeZone} look="sentence" />,
            })}
          </span>
        }
      >
        {t("title", { month: dateFormat(locale, MONTH).format(new Date(pool.month)) })}
      </CardHeading>
      <div className="grid items-center gap-x-10 gap-y-4 xl:grid-cols-2">
        <div>
          <p className="text-md text-muted">{t("expected")}</p>
          <p className="figures-display mt-0.5 text-4xl wrap-anywhere">
            <Amount isPrivate isHero raw={expected} text={formatUsd(expected, locale)} />
          </p>
        </div>
        <FactList
          facts={[
            { label: t("size"), value: usd(size) },
            ...(carried && !isZero(carried) ? [{ label: t("carried"), value: usd(carried) }] : []),
            { label: t("points"), value: count(points) },
            { label: t("allPoints"), value: count(allPoints) },
            {
              label: t("ends"),
              value: <MemberTime at={endsAt} timeZone={timeZone} />,
            },
          ]}
        />
      </div>
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: t("expected"), raw: expected },
          { label: t("size"), raw: size },
          { label: t("carried"), raw: carried },
        ]}
      />
      <p className="mt-4 text-sm text-muted">
        {typeof shareBps === "number" &&
          `${t("text", { percent: formatRate(bpsAsPercent(shareBps), locale) })}${sentenceGap(locale)}`}
        {t("note")}
      </p>
    </Card>
  );
}

/** The pool that members share by their points, with what was shared out before; nothing where it is not offered. */
export async function PoolSection() {
  const offered = readCapabilities().then(({ pool }) => (pool ? readPool() : null));
  const [user, pool] = await Promise.all([readProfile(), offered]);
  if (!pool) return null;
  return (
    <>
      <RunningPool pool={pool} timeZone={timeZoneOf(user.timeZone)} />
      <Payouts payouts={pool.payouts} />
    </>
  );
}

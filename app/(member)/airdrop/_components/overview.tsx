import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import type { AirdropConversion, AirdropSummary } from "@/lib/contract/airdrop";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readAirdropSummary, readAirdropTasks } from "@/lib/domain/airdrop/server";
import { coreTasks } from "@/lib/domain/airdrop/tasks";
import { serviceClock } from "@/lib/live/service-clock";
import { breakable, formatAmount, formatFullAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "./airdrop-symbol";
import { CORE_TASKS_ID } from "./anchors";
import { CheckInCard } from "./check-in-card";
import { ConvertButton } from "./convert/convert-button";

interface ConversionActionProps {
  balance: string;
  conversion: AirdropConversion;
}

/** The way to convert, or what stands in it and how that is put right. */
async function ConversionAction({ balance, conversion }: ConversionActionProps) {
  const [locale, user] = await Promise.all([getLocale(), readProfile()]);
  const { rate, min, allowed } = conversion;
  return (
    <ConvertButton
      balance={balance}
      rate={rate}
      minimum={min}
      locale={locale}
      timeZone={timeZoneOf(user.timeZone)}
      blocked={allowed ? null : <Blocked conversion={conversion} />}
    />
  );
}

async function Blocked({ conversion: { min, reason } }: Pick<ConversionActionProps, "conversion">) {
  const [locale, t, tasks] = await Promise.all([
    getLocale(),
    getTranslations("airdrop.balance"),
    readAirdropTasks().catch(() => null),
  ]);
  const isNotValid = reason === "not_valid";
  const hasSteps = isNotValid && coreTasks(tasks?.items ?? []).length > 0;
  const minimum = formatFullAmount(min, AIRDROP_SYMBOL, locale);
  return (
    <p className="rounded-button bg-raised px-4 py-3 text-md text-muted">
      {isNotValid && t("blockedNotValid")}
      {reason === "below_minimum" && t("blockedMinimum", { amount: minimum })}
      {!isNotValid && reason !== "below_minimum" && t("blockedOther")}
      {sentenceGap(locale)}
      {hasSteps && (
        <a
          href={`#${CORE_TASKS_ID}`}
          className="relative inline-block font-medium text-accent-text underline-offset-4 after:absolute after:-inset-3 hover:underline"
        >
          {t("seeSteps")}
        </a>
      )}
    </p>
  );
}

/** What the member has collected, its rank, and what it converts to. */
async function BalanceCard({ summary }: { summary: AirdropSummary }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.balance")]);
  const { balance, rank, conversion } = summary;
  const rate = conversion && formatFullAmount(conversion.rate, CONVERTED_SYMBOL, locale);
  return (
    <Card className="flex h-full flex-col max-md:p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-sans text-md font-normal text-muted">{t("title")}</h2>
          <p className="figures-display text-4xl break-words">
            <Amount
              isPrivate
              isHero
              raw={balance}
              text={breakable(formatAmount(balance, AIRDROP_SYMBOL, locale))}
            />
          </p>
        </div>
        <TokenDisc symbol={AIRDROP_SYMBOL} size={40} />
      </div>
      <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-md">
        <div className="flex gap-1.5">
          <dt className="text-muted">{t("rank")}</dt>
          <dd className="figures font-semibold">
            {rank == null ? t("noRank") : t("rankValue", { rank })}
          </dd>
        </div>
        {rate && (
          <div className="flex gap-1.5">
            <dt className="text-muted">{t("rate")}</dt>
            <dd className="font-semibold">
              <bdi dir="ltr">{t("rateValue", { rate })}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <CutFacts
        symbol={AIRDROP_SYMBOL}
        locale={locale}
        facts={[{ label: t("title"), raw: balance }]}
      />
      <div className="mt-auto flex flex-wrap gap-2.5 pt-4 *:grow">
        {conversion && <ConversionAction balance={balance} conversion={conversion} />}
        <LinkButton href={walletPath(AIRDROP_SYMBOL) as Route} tone="quiet">
          {t("wallet")}
        </LinkButton>
      </div>
    </Card>
  );
}

const OVERVIEW_TEXTS = [
  "airdrop.balance.title",
  "airdrop.checkIn.days.coming",
  "airdrop.checkIn.title",
  "airdrop.convert",
  "airdrop.validity.reachedTitle",
  "airdrop.validity.startMining",
  "airdrop.write",
  "amountField",
  "countdown",
  "order",
] as const;

/** Balance and check-in side by side; nothing when the service has no airdrop. */
export async function AirdropOverview() {
  const [summary, user] = await Promise.all([readAirdropSummary(), readProfile()]);
  if (!summary) return null;
  const { season = null, checkIn } = summary;
  return (
    <Texts of={OVERVIEW_TEXTS}>
      <div className="grid gap-4 min-[44rem]:auto-cols-fr min-[44rem]:grid-flow-col md:gap-5">
        <BalanceCard summary={summary} />
        {checkIn && (
          <CheckInCard
            checkIn={checkIn}
            season={season}
            serverTime={summary.serverTime ?? serviceClock.instant()}
            timeZone={timeZoneOf(user.timeZone)}
            isValid={user.isValid}
          />
        )}
      </div>
    </Texts>
  );
}

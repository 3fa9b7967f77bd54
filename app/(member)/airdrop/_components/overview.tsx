import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import type { AirdropConversion, AirdropSummary } from "@/lib/contract/airdrop";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readAirdropSummary, readAirdropTasks } from "@/lib/domain/airdrop/server";
import { coreTasks } from "@/lib/domain/airdrop/tasks";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAmount, formatFullAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "./airdrop-symbol";
import { CORE_TASKS_ID } from "./anchors";
import { CheckInCard } from "./check-in/check-in-card";
import { ConvertButton } from "./convert/convert-button";
import { SeasonCard } from "./season/season-card";

/** Stands for the season while none is dated. */
async function NoSeasonCard() {
  const t = await getTranslations("airdrop.season");
  return (
    <Card className="grid h-full items-center">
      <EmptyState title={t("noneTitle")} text={t("noneText")} />
    </Card>
  );
}

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
      {!isNotValid && reason !== "below_minimum" && t("blockedOther")}{" "}
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

/** What the member has collected and its rank, and by which terms it converts to mBTC. */
async function BalanceCard({ summary }: { summary: AirdropSummary }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.balance")]);
  const { balance, rank, conversion } = summary;
  const facts: Fact[] = [
    {
      label: t("rank"),
      value: rank == null ? t("noRank") : <bdi className="figures">{t("rankValue", { rank })}</bdi>,
    },
  ];
  if (conversion) {
    const rate = formatFullAmount(conversion.rate, CONVERTED_SYMBOL, locale);
    const minimum = formatFullAmount(conversion.min, AIRDROP_SYMBOL, locale);
    facts.push(
      { label: t("rate"), value: <bdi dir="ltr">{t("rateValue", { rate })}</bdi> },
      { label: t("minimum"), value: <Amount raw={conversion.min} text={minimum} /> },
      { label: t("fee"), value: t("feeNone") },
    );
  }
  return (
    <Card className="flex h-full flex-col">
      <CardHeading aside={<TokenDisc symbol={AIRDROP_SYMBOL} />}>{t("title")}</CardHeading>
      <p className="figures-display -mt-2 mb-5 text-3xl break-words">
        <Amount isPrivate raw={balance} text={formatAmount(balance, AIRDROP_SYMBOL, locale)} />
      </p>
      <CutFacts
        symbol={AIRDROP_SYMBOL}
        locale={locale}
        facts={[{ label: t("title"), raw: balance }]}
      />
      <FactList facts={facts} />
      <div className="mt-auto grid gap-2.5 pt-5">
        {conversion && <ConversionAction balance={balance} conversion={conversion} />}
        <LinkButton href={walletPath(AIRDROP_SYMBOL) as Route} tone="quiet">
          {t("wallet")}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Balance, check-in and season side by side; nothing when the service has no airdrop. */
export async function AirdropOverview() {
  const [summary, user] = await Promise.all([readAirdropSummary(), readProfile()]);
  if (!summary) return null;
  const serverTime = summary.serverTime ?? serviceClock.instant();
  const timeZone = timeZoneOf(user.timeZone);
  const { season = null, checkIn } = summary;
  return (
    <Texts of={["airdrop.convert", "airdrop.write", "countdown", "order", "amountField"]}>
      <div className="grid gap-5 min-[44rem]:grid-cols-2 xl:grid-cols-3">
        <BalanceCard summary={summary} />
        {checkIn && (
          <CheckInCard
            checkIn={checkIn}
            season={season}
            serverTime={serverTime}
            timeZone={timeZone}
            isValid={user.isValid}
          />
        )}
        <div
          className={
            checkIn ? "min-w-0 min-[44rem]:col-span-2 xl:col-span-1" : "min-w-0 xl:col-span-2"
          }
        >
          {season ? (
            <SeasonCard season={season} serverTime={serverTime} timeZone={timeZone} />
          ) : (
            <NoSeasonCard />
          )}
        </div>
      </div>
    </Texts>
  );
}

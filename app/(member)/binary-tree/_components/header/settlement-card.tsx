import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { SettlementCountdown } from "@/app/_shell/time/settlement-countdown";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { readSettlements, readTeamSummary, type Settlements } from "@/lib/domain/team/server";
import { knownMissing } from "@/lib/domain/team/settlement";
import { BASE_CURRENCY, formatAmount, formatPoints } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

type NextSettlement = NonNullable<Settlements["next"]>;

async function factsOf(next: NextSettlement): Promise<Fact[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("binaryTree")]);
  const usdt = (raw: string) => (
    <Amount raw={raw} text={formatAmount(raw, BASE_CURRENCY, locale)} />
  );
  const { matched, bonus, flushed } = next;
  return [
    { label: t("matched"), value: <Amount raw={matched} text={formatPoints(matched, locale)} /> },
    { label: t("bonus"), value: usdt(bonus) },
    ...(flushed && !isZero(flushed) ? [{ label: t("flushed"), value: usdt(flushed) }] : []),
  ];
}

async function Digits({ next }: { next: NextSettlement }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("binaryTree")]);
  const { bonus, flushed } = next;
  return (
    <CutFacts
      symbol={BASE_CURRENCY}
      locale={locale}
      facts={[
        { label: t("bonus"), raw: bonus },
        { label: t("flushed"), raw: flushed },
      ]}
    />
  );
}

async function Missing({ missing }: { missing: readonly string[] }) {
  const t = await getTranslations("binaryTree");
  return (
    <div className="mt-3 text-sm text-muted">
      <p>{t("missingTitle")}</p>
      <ul className="mt-1 list-disc ps-5">
        {knownMissing(missing).map((code) => (
          <li key={code}>{t(`missing.${code}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** When the legs are matched next, by the server's clock, and what that would give now. */
export async function SettlementCard() {
  const [t, team, settlements] = await Promise.all([
    getTranslations("binaryTree"),
    readTeamSummary(),
    readSettlements(1),
  ]);
  const next = settlements?.next ?? null;
  const at = next?.at ?? team?.nextSettlementAt ?? null;
  const serverTime = settlements?.serverTime ?? team?.serverTime ?? null;
  return (
    <Card className="flex h-full flex-col">
      <CardHeading
        aside={
          at &&
          serverTime && (
            <span className="text-md text-muted">
              {t("settlementIn")}{" "}
              <Texts of={["team.countdown"]}>
                <SettlementCountdown
                  until={at}
                  serverNow={serverTime}
                  className="font-semibold text-text"
                />
              </Texts>
            </span>
          )
        }
      >
        {t("settlementTitle")}
      </CardHeading>
      {next ? <FactList facts={await factsOf(next)} /> : <p>{t("settlementMissing")}</p>}
      {next && <Digits next={next} />}
      {next && next.missing.length > 0 && (await Missing({ missing: next.missing }))}
      <p className="mt-auto pt-3 text-sm text-muted">{t("settlementRule")}</p>
    </Card>
  );
}

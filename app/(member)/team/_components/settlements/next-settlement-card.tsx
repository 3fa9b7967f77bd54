import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { SettlementCountdown } from "@/app/_shell/time/settlement-countdown";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { Link } from "@/app/_ui/navigation/link";
import { Notice } from "@/app/_ui/state/notice";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readSettlements } from "@/lib/domain/team/server";
import { knownMissing, type Missing } from "@/lib/domain/team/settlement";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { BASE_CURRENCY, formatPoints, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { PAGES } from "@/lib/routes";
import { INVITE_ID, teamHref } from "../team-tab";

/** Where something that is missing can be had. */
function wayTo(missing: Missing): Route {
  switch (missing) {
    case "not_valid":
      return PAGES.airdrop.path as Route;
    case "no_machine":
      return PAGES.marketplace.path as Route;
    case "no_active_left":
    case "no_active_right":
      return teamHref("overview", INVITE_ID);
  }
}

/** What the member lacks for the settlement, and the way to each. Nothing when nothing is missing. */
async function MissingList({ codes }: { codes: readonly string[] }) {
  const [t, locale] = await Promise.all([getTranslations("team.missing"), getLocale()]);
  const missing = knownMissing(codes);
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn" title={t("title")}>
      <ul className="mt-1 grid gap-1.5">
        {missing.map((code) => {
          const href = code === "other" ? null : wayTo(code);
          return (
            <li key={code}>
              {t(`reasons.${code}`)}
              {sentenceGap(locale)}
              {code !== "other" && href && (
                <Link href={href} className="font-medium text-accent-text underline">
                  {t(`ways.${code}`)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

/** When the legs are settled next, what that would pay as things stand, and what is missing for it. */
export async function NextSettlementCard({ isWide = false }: { isWide?: boolean }) {
  const [t, locale, user, settlements] = await Promise.all([
    getTranslations("team"),
    getLocale(),
    readProfile(),
    readSettlements(1),
  ]);
  if (!settlements?.next) {
    return (
      <Card>
        <CardHeading>{t("next.title")}</CardHeading>
        <p className="text-md text-muted">{t("next.missing")}</p>
      </Card>
    );
  }
  const { next } = settlements;
  const points = (raw: string) => <Amount raw={raw} text={formatPoints(raw, locale)} />;
  const timeZone = timeZoneOf(user.timeZone);
  const clock = dateFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  const at = clock.format(new Date(next.at));
  const facts = [
    { label: t("next.left"), value: points(next.left) },
    { label: t("next.right"), value: points(next.right) },
    { label: t("next.matched"), value: points(next.matched) },
  ];
  if (next.flushed && !isZero(next.flushed)) {
    facts.push({
      label: t("next.flushed"),
      value: <Amount raw={next.flushed} text={formatUsd(next.flushed, locale)} />,
    });
  }
  return (
    <Card className="max-md:p-4">
      <CardHeading
        aside={
          <span className="text-lg font-semibold">
            <Texts of={["team.countdown"]}>
              <SettlementCountdown
                until={next.at}
                serverNow={settlements.serverTime ?? serviceClock.instant()}
              />
            </Texts>
          </span>
        }
      >
        {t("next.title")}
      </CardHeading>
      <div className={isWide ? "grid items-center gap-x-10 gap-y-4 md:grid-cols-2" : "grid gap-4"}>
        <div>
          <p className="text-md text-muted">{t("next.wouldPay")}</p>
          <p className="figures-display mt-0.5 text-4xl wrap-anywhere">
            <Amount isPrivate isHero raw={next.bonus} text={formatUsd(next.bonus, locale)} />
          </p>
        </div>
        <FactList facts={facts} />
      </div>
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: t("next.wouldPay"), raw: next.bonus },
          { label: t("next.flushed"), raw: next.flushed },
        ]}
      />
      <div className="mt-4 empty:hidden">
        <MissingList codes={next.missing} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {timeZone === "UTC" ? t("next.noteUtc") : t("next.note", { time: at })}
      </p>
    </Card>
  );
}

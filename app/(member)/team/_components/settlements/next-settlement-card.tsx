import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { SettlementCountdown } from "@/app/_shell/settlement-countdown";
import { Texts } from "@/app/_shell/texts";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { formatPoints, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { readSettlements } from "@/lib/team/server";
import { MissingList } from "./missing-list";

/** When the legs are settled next, what that would pay as things stand, and what is missing for it. */
export async function NextSettlementCard({ isWide = false }: { isWide?: boolean }) {
  const [t, format, locale, user, settlements] = await Promise.all([
    getTranslations("team"),
    getFormatter(),
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
  const at = format.dateTime(new Date(next.at), {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: timeZoneOf(user.timeZone),
  });
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
    <Card>
      <CardHeading
        aside={
          <span className="text-lg font-semibold">
            <Texts of={["team.countdown"]}>
              <SettlementCountdown
                until={next.at}
                serverNow={settlements.serverTime ?? new Date().toISOString()}
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
            <Amount isPrivate raw={next.bonus} text={formatUsd(next.bonus, locale)} />
          </p>
        </div>
        <FactList facts={facts} />
      </div>
      <div className="mt-4 empty:hidden">
        <MissingList codes={next.missing} />
      </div>
      <p className="mt-4 text-sm text-muted">{t("next.note", { time: at })}</p>
    </Card>
  );
}

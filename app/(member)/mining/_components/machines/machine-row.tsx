import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { ListRow } from "@/app/_ui/data/row-list";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { colon } from "@/app/_ui/text/own-marks";
import type { Machine } from "@/lib/contract/machine";
import { MBTC } from "@/lib/contract/values/tokens";
import { wholeDaysLeft } from "@/lib/domain/mining/machine-list";
import { dateFormat } from "@/lib/i18n/date-format";
import { formatPoints, formatRowAmount } from "@/lib/money/format";
import { renewMachinePath, sellMachinePath } from "@/lib/paths";

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;

const TONES = { active: "up", expiring: "warn", expired: "neutral" } as const;

interface MachineRowProps {
  machine: Machine;
  /** By the service's clock. */
  nowMs: number;
  timeZone: string;
  /** Whether machines can be upgraded here. */
  hasUpgrades: boolean;
  /** Whether members sell machines to each other here. */
  hasResale: boolean;
}

/** One machine: its power, what it has earned, how long it still works, and the way to renew or upgrade it. */
export async function MachineRow({
  machine,
  nowMs,
  timeZone,
  hasUpgrades,
  hasResale,
}: MachineRowProps) {
  const [locale, t, mining, resale] = await Promise.all([
    getLocale(),
    getTranslations("mining.machines"),
    getTranslations("mining"),
    getTranslations("resale"),
  ]);
  const { id, model, th, wPerTh, status, endsAt, earned, canRenew, renewUntil } = machine;
  const time = (at: string) => (
    <time dateTime={at} className="figures">
      {dateFormat(locale, { ...DAY, timeZone }).format(new Date(at))}
    </time>
  );
  const canUpgrade = hasUpgrades && machine.upgrade != null;
  const canSell = hasResale && machine.resale != null;
  const isListed = hasResale && machine.listing != null;
  const isExpired = status === "expired";
  return (
    <ListRow
      ids={id}
      disc={<MachineDrawing name={model} th={th} className="h-10 w-10 shrink-0" />}
      title={model}
      chip={<Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>}
      text={
        <>
          <bdi dir="ltr" className="figures">
            {t("powerValue", { th: formatPoints(th, locale) })}
          </bdi>
          {wPerTh && (
            <>
              {" · "}
              <bdi className="figures">
                {t("efficiency", { watts: formatPoints(wPerTh, locale) })}
              </bdi>
            </>
          )}
        </>
      }
      amount={
        earned ? (
          <Amount isPrivate raw={earned} text={formatRowAmount(earned, MBTC, locale, false)} />
        ) : (
          <NoValue text={mining("notAvailable")} />
        )
      }
      value={t("earned")}
      more={
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-3 text-sm text-muted md:px-5">
          <span>
            {!isExpired && `${t("daysLeft", { days: wholeDaysLeft(endsAt, nowMs) })} · `}
            {t.rich(isExpired ? "endedOn" : "until", { date: () => time(endsAt) })}
          </span>
          {canRenew || canUpgrade || canSell || isListed ? (
            <span className="flex flex-wrap items-center gap-2">
              {isExpired && renewUntil && t.rich("renewUntil", { date: () => time(renewUntil) })}
              {isListed && (
                <LinkButton href={sellMachinePath() as Route} size="small">
                  {resale("views.market")}
                </LinkButton>
              )}
              {canSell && (
                <LinkButton
                  href={sellMachinePath(id) as Route}
                  size="small"
                  aria-label={resale("sellName", { name: model })}
                >
                  {resale("sell")}
                </LinkButton>
              )}
              {(canRenew || canUpgrade) && (
                <LinkButton
                  href={renewMachinePath(id) as Route}
                  size="small"
                  aria-label={t(canUpgrade ? "renewOrUpgradeName" : "renewName", { model })}
                >
                  {t(canUpgrade ? "renewOrUpgrade" : "renew")}
                </LinkButton>
              )}
            </span>
          ) : (
            <span>
              {t("action")}
              {colon(locale)}
              {t("noRenewal")}
            </span>
          )}
        </div>
      }
    />
  );
}

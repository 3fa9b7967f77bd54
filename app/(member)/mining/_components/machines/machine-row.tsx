import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { Machine } from "@/lib/contract/machine";
import { wholeDaysLeft } from "@/lib/domain/mining/machine-list";
import { formatAmount, formatPoints } from "@/lib/money/format";
import { renewMachinePath } from "@/lib/paths";

const TONES = { active: "up", expiring: "warn", expired: "neutral" } as const;

interface MachineRowProps {
  machine: Machine;
  /** By the service's clock. */
  nowMs: number;
  timeZone: string;
}

/** One machine: its power, how long it still works, what it has earned, and the way to renew it. */
export async function MachineRow({ machine, nowMs, timeZone }: MachineRowProps) {
  const [locale, t, mining] = await Promise.all([
    getLocale(),
    getTranslations("mining.machines"),
    getTranslations("mining"),
  ]);
  const { id, model, th, wPerTh, status, endsAt, earned, canRenew, renewUntil } = machine;
  const time = (at: string) => <MemberTime at={at} timeZone={timeZone} />;
  const title = (
    <div className="flex items-center gap-3">
      <MachineDrawing name={model} th={th} className="h-9 w-13 shrink-0" />
      <div className="min-w-0">
        <p className="truncate font-medium">{model}</p>
        {wPerTh && (
          <p className="figures text-sm text-muted">
            {t("efficiency", { watts: formatPoints(wPerTh, locale) })}
          </p>
        )}
      </div>
    </div>
  );
  return (
    <TableCard title={title}>
      <TableCell label={t("power")}>
        <bdi dir="ltr" className="figures">
          {t("powerValue", { th: formatPoints(th, locale) })}
        </bdi>
      </TableCell>
      <TableCell label={t("status")}>
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      </TableCell>
      <TableCell label={t("left")}>
        {status === "expired" ? null : (
          <span className="block">{t("daysLeft", { days: wholeDaysLeft(endsAt, nowMs) })}</span>
        )}
        <span className="block text-sm font-normal text-muted">
          {t.rich(status === "expired" ? "endedOn" : "until", { date: () => time(endsAt) })}
        </span>
      </TableCell>
      <TableCell label={t("earned")}>
        {earned ? (
          <Amount isPrivate raw={earned} text={formatAmount(earned, "mBTC", locale)} />
        ) : (
          <NoValue text={mining("notAvailable")} />
        )}
      </TableCell>
      <TableCell label={t("action")}>
        {canRenew ? (
          <>
            <LinkButton
              href={renewMachinePath(id) as Route}
              size="small"
              aria-label={t("renewName", { model })}
            >
              {t("renew")}
            </LinkButton>
            {status === "expired" && renewUntil && (
              <span className="mt-1 block text-sm font-normal text-muted">
                {t.rich("renewUntil", { date: () => time(renewUntil) })}
              </span>
            )}
          </>
        ) : (
          <span className="font-normal text-muted">{t("noRenewal")}</span>
        )}
      </TableCell>
    </TableCard>
  );
}

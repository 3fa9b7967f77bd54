import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { readFrameUser } from "@/app/_shell/frame/member-page";
import { byDay } from "@/app/_shell/list/by-day";
import { DayHeading } from "@/app/_shell/list/day-heading";
import { momentFacts } from "@/app/_shell/list/moment-facts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { ListRow, RowGroup } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { AutomaticRun } from "@/lib/contract/automation/run";
import { mayHavePasskey } from "@/lib/domain/capability/server";
import { formatRowAmount } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";

const REASONS = [
  "shortage",
  "min_keep",
  "max_price",
  "missed",
  "minimum",
  "nothing",
  "limits",
  "closed",
  "price",
  "not_valid",
  "identity",
  "second_factor",
  "hold",
  "lock",
  "address",
] as const;

/** Words why a slot moved nothing; an unknown reason is told as such. */
export async function runReasons(): Promise<(reason: string) => string> {
  const [t, user] = await Promise.all([getTranslations("automaticRuns.reasons"), readFrameUser()]);
  const orPasskey = user === null || (await mayHavePasskey(user));
  return (reason) =>
    reason === "second_factor" && !orPasskey
      ? t("second_factor_alone")
      : t(REASONS.find((one) => one === reason) ?? "other");
}

/** What a run is to its list: what it is called, and the disc before it. */
export interface RunLook {
  readonly title: string;
  readonly disc: ReactNode;
}

interface RunProps<Run extends AutomaticRun> {
  run: Run;
  timeZone: string;
  look: (run: Run) => RunLook;
}

async function RunDetails({ run, timeZone }: Pick<RunProps<AutomaticRun>, "run" | "timeZone">) {
  const [t, locale, reasonOf, times] = await Promise.all([
    getTranslations("automaticRuns"),
    getLocale(),
    runReasons(),
    momentFacts(run.at, timeZone),
  ]);
  const moved = (["gave", "got", "fee"] as const).flatMap((name): Fact[] => {
    const one = run[name];
    return one
      ? [
          {
            label: t(name),
            value: <ExactAmount isPrivate raw={one.amount} symbol={one.symbol} locale={locale} />,
          },
        ]
      : [];
  });
  return (
    <AllDigits>
      <FactList
        facts={[
          { label: t("status"), value: t(`statuses.${run.status}`) },
          ...(run.reason ? [{ label: t("reason"), value: reasonOf(run.reason) }] : []),
          ...times,
          ...moved,
          ...(run.transactionId
            ? [
                {
                  label: t("transaction"),
                  value: (
                    <TextLink href={transactionPath(run.transactionId) as Route}>
                      <bdi dir="ltr" className="figures wrap-anywhere">
                        {run.transactionId}
                      </bdi>
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </AllDigits>
  );
}

const TONES = { skipped: "warn", failed: "down" } as const;

/** One slot: when it was, why nothing moved or what did. */
async function RunRow<Run extends AutomaticRun>({ run, timeZone, look }: RunProps<Run>) {
  const [t, locale, reasonOf] = await Promise.all([
    getTranslations("automaticRuns"),
    getLocale(),
    runReasons(),
  ]);
  const { title, disc } = look(run);
  const { status, got, gave } = run;
  const main = got ?? gave;
  const row = ({ amount, symbol: of }: { amount: string; symbol: string }, isIn: boolean) => (
    <Amount
      isPrivate
      raw={isIn ? amount : `-${amount}`}
      text={formatRowAmount(isIn ? amount : `-${amount}`, of, locale, isIn)}
      className={isIn ? "text-up" : ""}
    />
  );
  return (
    <ListRow
      ids={run.id}
      disc={disc}
      title={
        <RowSheet title={title} details={<RunDetails run={run} timeZone={timeZone} />}>
          {title}
        </RowSheet>
      }
      chip={status !== "done" && <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>}
      text={
        <>
          <MemberTime at={run.at} timeZone={timeZone} look="clock" />
          {run.reason && ` · ${reasonOf(run.reason)}`}
        </>
      }
      amount={main && row(main, main === got)}
      value={
        status === "done"
          ? got && gave && row(gave, false)
          : main && <span className="md:hidden">{t(`statuses.${status}`)}</span>
      }
    />
  );
}

interface AutomaticRunsProps<Run extends AutomaticRun> extends Omit<RunProps<Run>, "run"> {
  items: readonly Run[];
}

/** What ran by itself, by the member's days, the newest first. */
export function AutomaticRuns<Run extends AutomaticRun>({
  items,
  timeZone,
  look,
}: AutomaticRunsProps<Run>): ReactNode {
  return byDay(items, ({ at }) => at, timeZone).map(({ day, rows }) => (
    <RowGroup key={day} title={<DayHeading day={day} timeZone={timeZone} />}>
      {rows.map((run) => (
        <RunRow key={run.id} run={run} timeZone={timeZone} look={look} />
      ))}
    </RowGroup>
  ));
}

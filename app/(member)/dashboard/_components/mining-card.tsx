import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Progress } from "@/app/_ui/data/progress";
import { Amount } from "@/app/_ui/text/amount";
import type { MiningSession } from "@/lib/contract/mining";
import { estimateNet } from "@/lib/domain/mining/estimate";
import { sessionPercent } from "@/lib/domain/mining/progress";
import { readMiningState } from "@/lib/domain/mining/server";
import { formatAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { MiningActions } from "./mining-actions";

const SYMBOL = "mBTC";
const TONES = { idle: "neutral", running: "up", ended: "warn" } as const;

/** The mining session: what can be claimed, how long it runs, and the way to start or claim. */
export async function MiningCard() {
  const [t, state] = await Promise.all([getTranslations("dashboard"), readMiningState()]);
  if (state.kind === "session") return <SessionCard session={state.session} />;
  return (
    <Card className="flex h-full flex-col">
      <CardHeading>{t("miningTitle")}</CardHeading>
      <p className="text-md text-muted">
        {state.kind === "locked" ? t("miningLocked") : t("miningMissing")}
      </p>
      {state.kind === "locked" && (
        <div className="mt-auto pt-4">
          <LinkButton href={PAGES.airdrop.path} className="w-full">
            {t("miningUnlock")}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

const SESSION_TEXTS = [
  "dashboard.actionFailed",
  "countdown",
  "dashboard.miningClaim",
  "dashboard.miningClaimed",
  "dashboard.miningRestart",
  "dashboard.miningStart",
  "dashboard.miningStarted",
  "order.checkAgain",
  "order.checkTransactions",
  "order.checking",
  "order.findings",
  "order.giveUp",
  "order.givenUp",
  "order.lapsed",
  "order.lost",
  "order.sendAgain",
  "order.sending",
  "order.settled",
  "order.startAnew",
  "order.undecided",
  "order.withheld",
] as const;

async function SessionCard({ session }: { session: MiningSession }) {
  const [locale, t, wheel] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    getTranslations("wheel"),
  ]);
  const { state, startedAt, endsAt, unclaimed, ratePerHour, serverTime } = session;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, SYMBOL, locale)} />
  );
  const percent = state === "ended" ? 100 : state === "running" ? sessionPercent(session) : 0;
  return (
    <Texts of={SESSION_TEXTS}>
      <Card className="flex h-full flex-col">
        <CardHeading aside={<Badge tone={TONES[state]}>{t(`miningStates.${state}`)}</Badge>}>
          {t("miningTitle")}
        </CardHeading>
        <p className="figures-display text-3xl break-words">{amount(unclaimed)}</p>
        <p className="mb-4 text-sm text-muted">{t("miningUnclaimed")}</p>
        <Progress
          percent={percent}
          label={t("miningProgress")}
          text={t("percentDone", { percent: Math.round(percent) })}
        />
        <p className="mt-3 mb-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-muted">
          {state === "running" && endsAt ? (
            <>
              <span>
                {t.rich("miningEndsIn", {
                  time: () => <RunningCountdown until={endsAt} serverNow={serverTime} />,
                })}
              </span>
              <span>
                {t.rich("miningPerDay", { amount: () => amount(estimateNet(ratePerHour, "day")) })}
              </span>
            </>
          ) : (
            <span>{t(state === "ended" ? "miningEnded" : "miningIdle")}</span>
          )}
        </p>
        <CutFacts
          symbol={SYMBOL}
          locale={locale}
          facts={[{ label: t("miningUnclaimed"), raw: unclaimed }]}
        />
        <MiningActions
          state={state}
          startedAt={startedAt ?? null}
          unclaimed={unclaimed}
          locale={locale}
        >
          <LinkButton href={PAGES.mining.path} className="grow">
            {wheel("openMining")}
          </LinkButton>
        </MiningActions>
      </Card>
    </Texts>
  );
}

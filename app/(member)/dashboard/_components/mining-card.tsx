import { Pickaxe } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import {
  AmountIsland as Amount,
  BadgeIsland as Badge,
  CardIsland as Card,
  CardHeadingIsland as CardHeading,
  FactListIsland as FactList,
  IconIsland as Icon,
  LinkButtonIsland as LinkButton,
  RingIsland as Ring,
} from "@/app/_ui/data/islands";
import { Link } from "@/app/_ui/navigation/link";
import type { MiningSession } from "@/lib/contract/mining";
import { MBTC } from "@/lib/contract/values/tokens";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { hasNoPower } from "@/lib/domain/mining/breakdown";
import { estimateNet } from "@/lib/domain/mining/estimate";
import { readIdleAhead } from "@/lib/domain/mining/machine-server";
import { sessionPercent } from "@/lib/domain/mining/progress";
import { readMiningRate, readMiningState } from "@/lib/domain/mining/server";
import { readPrices } from "@/lib/domain/price/server";
import { multiplyAmount } from "@/lib/money/decimal";
import { BASE_CURRENCY, formatAmount, formatQuantity, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { PAGES } from "@/lib/routes";
import { IdleCauses } from "../../_components/idle-causes";
import { CardDigits } from "./card-digits";
import { MiningActions } from "./mining-actions";

/** Mining has all of them. */
const MOST_CAUSES = 2;

const TONES = { idle: "neutral", running: "up", ended: "warn" } as const;

/** The mining session: what can be claimed, how long it runs, and the way to start or claim. */
export async function MiningCard() {
  const [t, state] = await Promise.all([getTranslations("dashboard"), readMiningState()]);
  if (state.kind === "session") return <SessionCard session={state.session} />;
  return (
    <Card className="flex h-full flex-col max-md:p-4">
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

/** What an order says that was not decided at once. */
export const ORDER_TEXTS = [
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

/** What the buttons of a session say, celebrations included. */
export const MINING_TEXTS = [
  "dashboard.actionFailed",
  "dashboard.miningClaim",
  "dashboard.miningRestart",
  "dashboard.miningStart",
  "dashboard.miningStarted",
  "mining.session.balance",
  "mining.session.claimedTitle",
  "mining.session.fee",
  "mining.session.gross",
  "mining.session.openWallet",
] as const;

async function SessionFacts({ session }: { session: MiningSession }) {
  const [locale, t, user] = await Promise.all([
    getLocale(),
    getTranslations("mining"),
    readProfile(),
  ]);
  const perDay = estimateNet(session.ratePerHour, "day");
  const facts = [
    ...(session.state === "running"
      ? [
          {
            label: t("session.perDay"),
            value: <Amount isPrivate raw={perDay} text={formatAmount(perDay, MBTC, locale)} />,
          },
        ]
      : []),
    ...(session.state === "running" && session.endsAt
      ? [
          {
            label: t("session.endsAt"),
            value: <MemberTime at={session.endsAt} timeZone={timeZoneOf(user.timeZone)} />,
          },
        ]
      : []),
  ];
  return facts.length > 0 && <FactList facts={facts} />;
}

async function SessionCard({ session }: { session: MiningSession }) {
  const { state, startedAt, endsAt, unclaimed, serverTime } = session;
  const [locale, t, mining, rate, prices, causes, user] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    getTranslations("mining"),
    state === "running" ? null : unlessDown(readMiningRate()),
    unlessDown(readPrices()),
    unlessDown(readIdleAhead()),
    readProfile(),
  ]);
  // A start without power would be refused.
  const lacksPower = rate != null && hasNoPower(rate);
  // Of an idle session the card itself says so.
  const told = (causes ?? [])
    .filter(({ kind }) => kind !== "noSession" || state === "ended")
    .slice(0, MOST_CAUSES);
  const price = prices?.find(({ code }) => code === MBTC)?.price;
  const worth = price && !isZero(unclaimed) ? multiplyAmount(unclaimed, price, "down") : null;
  const percent = state === "ended" ? 100 : state === "running" ? sessionPercent(session) : 0;
  return (
    <Texts of={MINING_TEXTS}>
      <Card className="flex h-full flex-wrap items-center gap-x-3 gap-y-3 max-md:p-4 xl:gap-y-4 xl:flex-col xl:items-stretch">
        <div className="max-xl:sr-only">
          <CardHeading aside={<Badge tone={TONES[state]}>{t(`miningStates.${state}`)}</Badge>}>
            {/* Where the heading is for the ear alone, a link in it would take the focus out of sight. */}
            <span className="xl:hidden">{t("miningTitle")}</span>
            <Link
              href={PAGES.mining.path}
              className="touch-area hover:text-accent-text max-xl:hidden"
            >
              {t("miningTitle")}
            </Link>
          </CardHeading>
        </div>
        <div
          className={`session-progress ${state === "running" ? "" : "max-sm:mb-3 max-sm:basis-full"}`}
        >
          <Ring
            percent={percent}
            label={t("miningProgress")}
            text={t("percentDone", { percent })}
            className="col-start-1 row-start-1 row-end-3 size-12 xl:row-end-2 xl:size-40"
          >
            <Icon node={Pickaxe} className="text-accent-text xl:hidden" />
          </Ring>
          <p className="min-w-0 max-xl:self-end xl:row-start-2">
            <span className="block text-sm text-muted max-xl:sr-only">{t("miningUnclaimed")}</span>
            <span className="figures-display text-lg break-words xl:text-3xl">
              <Amount isPrivate raw={unclaimed} text={formatQuantity(unclaimed, MBTC, locale)} />
            </span>{" "}
            <span className="text-sm whitespace-nowrap text-muted xl:block">
              <bdi dir="ltr">{MBTC}</bdi>
              {worth !== null && (
                <>
                  {" · "}
                  <Amount isPrivate raw={worth} text={formatUsd(worth, locale)} />
                </>
              )}
            </span>
          </p>
          <p
            className={`min-w-0 text-sm text-muted ${state === "running" ? "xl:col-start-1 xl:row-start-1 xl:max-w-28 xl:place-self-center" : "max-xl:self-start xl:row-start-3"}`}
          >
            {state === "running"
              ? endsAt
                ? t.rich("miningEndsIn", {
                    time: () => (
                      <RunningCountdown
                        until={endsAt}
                        serverNow={serverTime}
                        className="font-semibold text-text xl:block"
                      />
                    ),
                  })
                : t("miningStates.running")
              : state === "ended"
                ? t("miningEnded")
                : lacksPower
                  ? mining("session.noPowerTitle")
                  : t("miningIdle")}
          </p>
        </div>
        <div className="max-xl:hidden">
          <SessionFacts session={session} />
          <CardDigits
            symbol={MBTC}
            locale={locale}
            facts={[
              { label: t("miningUnclaimed"), raw: unclaimed },
              {
                label: `${t("miningUnclaimed")} · ${BASE_CURRENCY}`,
                raw: worth,
                symbol: BASE_CURRENCY,
              },
            ]}
          />
        </div>
        <div className="contents xl:mt-auto xl:flex xl:flex-wrap xl:gap-2.5">
          {lacksPower && (
            <LinkButton
              href={PAGES.marketplace.path}
              tone="primary"
              className="max-sm:grow xl:grow"
            >
              {mining("openMarketplace")}
            </LinkButton>
          )}
          <MiningActions
            state={state}
            lacksPower={lacksPower}
            startedAt={startedAt ?? null}
            unclaimed={unclaimed}
            locale={locale}
          />
        </div>
        {told.length > 0 && (
          <div className="mt-3 min-w-0 border-t max-xl:basis-full border-line pt-3 text-sm text-muted xl:mt-0">
            <IdleCauses causes={told} timeZone={timeZoneOf(user.timeZone)} />
          </div>
        )}
      </Card>
    </Texts>
  );
}

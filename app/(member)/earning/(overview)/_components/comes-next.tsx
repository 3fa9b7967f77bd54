import { type IconNode, LockOpen, Pickaxe, PiggyBank, Scale } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { CountdownTo } from "@/app/_shell/time/countdown-to";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { ListRow, ROW_SURFACE, SignDisc } from "@/app/_ui/data/row-list";
import { Amount } from "@/app/_ui/text/amount";
import { MBTC } from "@/lib/contract/values/tokens";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { estimateAtEnd } from "@/lib/domain/mining/estimate";
import { readMiningState } from "@/lib/domain/mining/server";
import { releasedAtMaturity } from "@/lib/domain/staking/interest";
import { readStakingSummary } from "@/lib/domain/staking/server";
import { readSettlements } from "@/lib/domain/team/server";
import { BASE_CURRENCY, breakable, formatAmount } from "@/lib/money/format";
import { STAKED_SYMBOL } from "../../_components/staked-symbol";
import { readNextMaturity } from "./next-maturity";

interface Coming {
  readonly key: string;
  readonly sign: IconNode;
  readonly title: string;
  /** ISO 8601, by the service's clock. */
  readonly at: string;
  readonly serverTime: string | null | undefined;
  readonly raw: string;
  readonly symbol: string;
}

interface Outlook {
  /** The soonest first. */
  readonly coming: readonly Coming[];
  /** Something else may come: what would tell cannot be had. */
  readonly isPartial: boolean;
}

/** What a read gives, told from a read that failed. */
function found<Value>(reading: Promise<Value>): Promise<{ value: Value } | null> {
  return unlessDown(reading.then((value) => ({ value })));
}

async function readComing(): Promise<Outlook> {
  const [t, types, ...reads] = await Promise.all([
    getTranslations("earningOverview.next"),
    getTranslations("transaction.types"),
    found(readSettlements(1)),
    found(readStakingSummary()),
    found(readMiningState()),
    found(readNextMaturity()),
  ]);
  const isPartial = reads.includes(null);
  const settlements = reads[0]?.value;
  const staking = reads[1]?.value;
  const mining = reads[2]?.value;
  const maturity = reads[3]?.value;
  const coming: Coming[] = [];
  if (settlements?.next) {
    const { at, bonus } = settlements.next;
    coming.push({
      key: "settlement",
      sign: Scale,
      title: t("settlement"),
      at,
      serverTime: settlements.serverTime,
      ...{ raw: bonus, symbol: BASE_CURRENCY },
    });
  }
  if (staking?.nextPayoutAt && staking.nextPayout) {
    coming.push({
      key: "reward",
      sign: PiggyBank,
      title: types("stake_reward"),
      at: staking.nextPayoutAt,
      serverTime: staking.serverTime,
      ...{ raw: staking.nextPayout, symbol: staking.symbol ?? STAKED_SYMBOL },
    });
  }
  const session = mining?.kind === "session" ? mining.session : null;
  if (session?.state === "running" && session.endsAt) {
    const { endsAt, serverTime } = session;
    coming.push({
      key: "session",
      sign: Pickaxe,
      title: t("session"),
      at: endsAt,
      serverTime,
      ...{ raw: estimateAtEnd({ ...session, endsAt }), symbol: MBTC },
    });
  }
  if (maturity) {
    const { position, now } = maturity;
    coming.push({
      key: "maturity",
      sign: LockOpen,
      title: t("maturity"),
      at: position.maturesAt,
      serverTime: now.toISOString(),
      raw: releasedAtMaturity(position, position.maturesAt, now),
      symbol: position.symbol ?? STAKED_SYMBOL,
    });
  }
  coming.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return { coming, isPartial };
}

/** What reaches the balance next and when, the soonest first, and whether that is all; nothing where nothing does. */
export async function ComesNext() {
  const [locale, t, mining, wallet, user, { coming, isPartial }] = await Promise.all([
    getLocale(),
    getTranslations("earningOverview.next"),
    getTranslations("mining.estimate"),
    getTranslations("wallet"),
    readProfile(),
    readComing(),
  ]);
  if (coming.length === 0 && !isPartial) return null;
  const timeZone = timeZoneOf(user.timeZone);
  return (
    <section aria-labelledby="next" className={`${ROW_SURFACE} h-full`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 pb-3 md:px-5 md:pt-6">
        <h2 id="next" className="text-lg">
          {t("title")}
        </h2>
        <Badge tone="info">{mining("title")}</Badge>
      </div>
      <ul aria-labelledby="next" className="border-t border-line empty:hidden">
        {coming.map(({ key, sign, title, at, serverTime, raw, symbol }) => (
          <ListRow
            key={key}
            disc={<SignDisc sign={sign} />}
            title={title}
            text={<MemberTime at={at} timeZone={timeZone} />}
            amount={
              <Amount isPrivate raw={raw} text={breakable(formatAmount(raw, symbol, locale))} />
            }
            value={<CountdownTo until={at} serverNow={serverTime} />}
          />
        ))}
      </ul>
      {isPartial && (
        <p className="border-t border-line px-4 py-3 text-md text-muted md:px-5">
          {wallet("stale")}
        </p>
      )}
      <div className="px-4 md:px-5">
        <CutFacts
          symbol={BASE_CURRENCY}
          locale={locale}
          facts={coming.map(({ title, raw, symbol }) => ({ label: title, raw, symbol }))}
        />
      </div>
    </section>
  );
}

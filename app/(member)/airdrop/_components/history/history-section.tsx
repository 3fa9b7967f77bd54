import { CalendarCheck, ListChecks } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ListPages } from "@/app/_shell/list/list-pages";
import { momentFacts } from "@/app/_shell/list/moment-facts";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { KindDisc, ListRow } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { Link } from "@/app/_ui/navigation/link";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { AirdropClaim } from "@/lib/contract/airdrop";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import type { AirdropView } from "@/lib/domain/airdrop/query";
import { readAirdropHistory } from "@/lib/domain/airdrop/server";
import { claimTitle } from "@/lib/domain/airdrop/task-words";
import type { Page } from "@/lib/list/page";
import { formatRowAmount } from "@/lib/money/format";
import { airdropHref } from "../airdrop-href";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";

interface ClaimRowProps {
  claim: AirdropClaim;
  timeZone: string;
}

/** One claim: what for, when and how much. */
async function ClaimRow({ claim, timeZone }: ClaimRowProps) {
  const [t, detail, locale, title, moment] = await Promise.all([
    getTranslations("airdrop.history"),
    getTranslations("transactionDetail"),
    getLocale(),
    claimTitle(claim.taskId ?? null, claim.title),
    momentFacts(claim.at, timeZone),
  ]);
  const { id, amount, at, kind } = claim;
  const name = kind === "check_in" ? t("checkIn") : title;
  return (
    <ListRow
      ids={id}
      disc={
        <KindDisc symbol={AIRDROP_SYMBOL} kind={kind === "check_in" ? CalendarCheck : ListChecks} />
      }
      title={
        <RowSheet
          title={name}
          details={
            <AllDigits>
              <FactList
                facts={[
                  {
                    label: t("reward"),
                    value: (
                      <ExactAmount
                        isPrivate
                        isSigned
                        raw={amount}
                        symbol={AIRDROP_SYMBOL}
                        locale={locale}
                        className="text-up"
                      />
                    ),
                  },
                  ...moment,
                  { label: detail("id"), value: <bdi className="figures wrap-anywhere">{id}</bdi> },
                ]}
              />
            </AllDigits>
          }
        >
          {name}
        </RowSheet>
      }
      text={<MemberTime at={at} timeZone={timeZone} look="short" />}
      amount={
        <Amount
          isPrivate
          raw={amount}
          text={formatRowAmount(amount, AIRDROP_SYMBOL, locale)}
          className="text-up"
        />
      }
    />
  );
}

interface ClaimListProps {
  claims: Page<AirdropClaim>;
  timeZone: string;
  /** Beside the count. */
  aside?: ReactNode;
  /** Below the rows. */
  children?: ReactNode;
}

/** Claims under the headings of their weeks. */
async function ClaimList({ claims, timeZone, aside, children }: ClaimListProps) {
  const t = await getTranslations("airdrop.history");
  return (
    <TableFrame
      id="claims"
      title={t("title")}
      note={t("total", { count: claims.total })}
      aside={aside}
    >
      <WeekRows
        items={claims.items}
        at={({ at }) => at}
        timeZone={timeZone}
        row={(claim) => <ClaimRow key={claim.id} claim={claim} timeZone={timeZone} />}
      />
      {children}
    </TableFrame>
  );
}

/** What the member has claimed, the newest first, or why there is nothing. */
export async function AirdropHistory({ view }: { view: AirdropView }) {
  const [t, claims, user] = await Promise.all([
    getTranslations("airdrop.history"),
    readAirdropHistory(view.page),
    readProfile(),
  ]);
  if (!claims || claims.items.length === 0) {
    const kind = claims ? "empty" : "missing";
    return (
      <Card>
        <EmptyState title={t(`${kind}Title`)} text={t(`${kind}Text`)} />
      </Card>
    );
  }
  return (
    <ClaimList claims={claims} timeZone={timeZoneOf(user.timeZone)}>
      <ListPages
        place="rows"
        label={t("pagesLabel")}
        page={claims.page}
        pages={claims.pages}
        hrefOf={(page) => airdropHref(view, { page })}
      />
    </ClaimList>
  );
}

const LATEST_CLAIMS = 8;
/** Beside the tasks there is room for all; below them, for three of the latest week. */
const FEW_WHERE_NARROW =
  "max-xl:[&_ul>li:nth-child(n+4)]:hidden max-xl:[&_div:has(>ul)~div:has(>ul)]:hidden";

export const readLatestClaims = () => readAirdropHistory(1, LATEST_CLAIMS);

/** The latest claims and the way to the rest; nothing before the first one. */
export async function LatestClaims({ view }: { view: AirdropView }) {
  const [t, claims, user] = await Promise.all([
    getTranslations("profile"),
    readLatestClaims(),
    readProfile(),
  ]);
  if (!claims || claims.items.length === 0) return null;
  return (
    <div className={FEW_WHERE_NARROW}>
      <ClaimList
        claims={claims}
        timeZone={timeZoneOf(user.timeZone)}
        aside={
          claims.total > 3 && (
            <Link href={airdropHref(view, { tab: "claims" })} className="tall-link">
              {t("activityAll")}
            </Link>
          )
        }
      />
    </div>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import type { AirdropClaim } from "@/lib/contract/airdrop";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import type { AirdropView } from "@/lib/domain/airdrop/query";
import { readAirdropHistory } from "@/lib/domain/airdrop/server";
import { claimTitle } from "@/lib/domain/airdrop/task-words";
import { formatSignedAmount } from "@/lib/money/format";
import { airdropHref } from "../airdrop-href";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";

interface ClaimRowProps {
  claim: AirdropClaim;
  timeZone: string;
}

/** One claim: what for, when and how much. */
async function ClaimRow({ claim, timeZone }: ClaimRowProps) {
  const [t, locale, title] = await Promise.all([
    getTranslations("airdrop.history"),
    getLocale(),
    claimTitle(claim.taskId ?? null, claim.title),
  ]);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-3">
      <span className="min-w-0 grow">
        <span className="block text-base font-medium">
          {claim.kind === "check_in" ? t("checkIn") : title}
        </span>
        <span className="text-sm text-muted">
          <MemberTime at={claim.at} timeZone={timeZone} namesZone />
        </span>
      </span>
      <Amount
        isPrivate
        raw={claim.amount}
        text={formatSignedAmount(claim.amount, AIRDROP_SYMBOL, locale)}
        className="text-base font-medium text-up"
      />
    </li>
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
  const timeZone = timeZoneOf(user.timeZone);
  return (
    <Card>
      <CardHeading
        aside={<span className="text-md text-muted">{t("total", { count: claims.total })}</span>}
      >
        {t("title")}
      </CardHeading>
      <ul className="divide-y divide-line">
        {claims.items.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} timeZone={timeZone} />
        ))}
      </ul>
      <ListPages
        place="free"
        label={t("pagesLabel")}
        page={claims.page}
        pages={claims.pages}
        hrefOf={(page) => airdropHref(view, { page })}
      />
    </Card>
  );
}

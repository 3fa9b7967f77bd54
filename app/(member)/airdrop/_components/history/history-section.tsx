import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list-pages";
import { Card, CardHeading } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import type { AirdropView } from "@/lib/airdrop/query";
import { readAirdropHistory } from "@/lib/airdrop/server";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { airdropHref } from "../airdrop-href";
import { ClaimRow } from "./claim-row";

/** What the member has claimed, the newest first, or why there is nothing. */
export async function HistorySection({ view }: { view: AirdropView }) {
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

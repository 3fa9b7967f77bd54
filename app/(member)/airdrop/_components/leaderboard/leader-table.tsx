import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Amount } from "@/app/_ui/text/amount";
import type { AirdropLeader } from "@/lib/contract/airdrop";
import { formatAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";

interface LeaderTableProps {
  leaders: readonly AirdropLeader[];
  /** The member's own place, or null without one. */
  me: AirdropLeader | null;
}

/** Places, names and what was earned; the member's own stands below when it is on another page. */
export async function LeaderTable({ leaders, me }: LeaderTableProps) {
  const [t, locale] = await Promise.all([getTranslations("airdrop.leaderboard"), getLocale()]);
  const isListed = leaders.some(({ isMe }) => isMe);
  const row = (leader: AirdropLeader, key: string) => (
    <tr key={key} className={leader.isMe ? "bg-raised" : ""}>
      <td className="figures rounded-s-inset py-2.5 ps-3 pe-2 text-muted">
        {t("place", { rank: leader.rank })}
      </td>
      <th scope="row" className="min-w-0 px-2 py-2.5 text-start font-medium">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi dir="ltr">{leader.name}</bdi>
          {leader.isMe && <Badge tone="violet">{t("you")}</Badge>}
        </span>
      </th>
      <td className="rounded-e-inset py-2.5 ps-2 pe-3 text-end font-medium">
        <Amount raw={leader.amount} text={formatAmount(leader.amount, AIRDROP_SYMBOL, locale)} />
      </td>
    </tr>
  );
  return (
    <table className="-mx-3 w-[calc(100%+1.5rem)] border-separate border-spacing-0 text-md">
      <caption className="sr-only">{t("title")}</caption>
      <thead>
        <tr className="text-sm text-faint">
          <th scope="col" className="py-2 ps-3 pe-2 text-start font-medium">
            {t("rank")}
          </th>
          <th scope="col" className="px-2 py-2 text-start font-medium">
            {t("member")}
          </th>
          <th scope="col" className="py-2 ps-2 pe-3 text-end font-medium">
            {t("earned")}
          </th>
        </tr>
      </thead>
      <tbody>{leaders.map((leader, index) => row(leader, `${leader.rank}-${index}`))}</tbody>
      {!isListed && (
        <tbody>
          <tr>
            <td colSpan={3} className="px-3 pt-4 pb-1 text-sm text-muted">
              {me ? t("ownPlace") : t("noPlace")}
            </td>
          </tr>
          {me && row({ ...me, isMe: true }, "me")}
        </tbody>
      )}
    </table>
  );
}

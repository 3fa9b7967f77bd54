import { getTranslations } from "next-intl/server";
import { CountdownTo } from "@/app/_shell/time/countdown-to";
import { LeaderRow } from "@/app/_ui/data/leader-row";
import { TableFrame } from "@/app/_ui/data/table-frame";
import type { GameState } from "@/lib/contract/game";

interface LeaderboardCardProps {
  state: GameState;
  /** How many are shown. */
  limit?: number;
}

/** This week's best scores of Hash Rush, the member's own place and best, and when the week ends. */
export async function RushLeaderboard({ state, limit = 20 }: LeaderboardCardProps) {
  const t = await getTranslations("game");
  const { me, weekEndsAt, serverTime, rush } = state;
  const shown = state.leaderboard.slice(0, limit);
  const isListed = shown.some(({ isMe }) => isMe);
  const best = (score: number | null | undefined) =>
    score == null ? t("noScore") : t("points", { count: score });
  const row = ({ rank, name, score, isMe }: GameState["leaderboard"][number]) => (
    <LeaderRow
      key={rank}
      rank={rank}
      name={name}
      you={isMe ? t("you") : undefined}
      amount={t("points", { count: score })}
    />
  );
  return (
    <TableFrame
      id="rush-leaderboard"
      className="flex h-full flex-col"
      title={t("leaderboard")}
      aside={
        weekEndsAt && (
          <span className="text-sm text-muted">
            {t.rich("weekEnds", {
              time: () => <CountdownTo until={weekEndsAt} serverNow={serverTime} />,
            })}
          </span>
        )
      }
    >
      <dl className="mx-4 mb-4 grid grid-cols-3 gap-x-3 rounded-inset bg-raised px-4 py-3 md:mx-5">
        {[
          [t("yourRank"), me ? t("rankValue", { rank: me.rank }) : t("unranked")],
          [t("weekBest"), best(rush.weekBest)],
          [t("best"), best(rush.best)],
        ].map(([label, value]) => (
          <div key={label} className="row-span-2 grid min-w-0 grid-rows-subgrid">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-md font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {shown.length === 0 ? (
        <p className="my-auto px-4 py-6 text-center text-md text-muted">{t("noLeaders")}</p>
      ) : (
        <ul aria-label={t("leaderboard")} className="border-t border-line">
          {shown.map(row)}
          {me && !isListed && row({ ...me, isMe: true })}
        </ul>
      )}
      <p className="mt-auto border-t border-line px-4 py-3 text-sm text-faint md:px-5">
        {t("leaderboardNote")}
      </p>
    </TableFrame>
  );
}

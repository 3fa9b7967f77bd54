import { getTranslations } from "next-intl/server";
import { CountdownTo } from "@/app/_shell/time/countdown-to";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { GameState } from "@/lib/contract/game";
import { PLAIN_CELL, PlainTable } from "./plain-table";

interface LeaderRowProps {
  leader: GameState["leaderboard"][number];
  youText: string;
}

/** A member of the leaderboard; one's own row says so. */
function LeaderRow({ leader: { rank, name, score, isMe }, youText }: LeaderRowProps) {
  return (
    <tr className={isMe ? "font-semibold" : ""}>
      <th scope="row" className="figures w-14 py-2.75 text-start font-medium text-muted">
        {rank}
      </th>
      <td className="py-2.75 ps-3">
        <span className="inline-flex items-center gap-2">
          <bdi dir="ltr">{name}</bdi>
          {isMe && <Badge tone="violet">{youText}</Badge>}
        </span>
      </td>
      <td className={`figures ${PLAIN_CELL}`}>{score}</td>
    </tr>
  );
}

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
  return (
    <Card className="xl:h-full">
      <CardHeading
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
        {t("leaderboard")}
      </CardHeading>
      <dl className="mb-5 grid grid-cols-3 gap-x-3 rounded-inset bg-raised px-4 py-3">
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
        <p className="py-6 text-center text-md text-muted">{t("noLeaders")}</p>
      ) : (
        <PlainTable
          caption={t("leaderboard")}
          headings={[t("rank"), t("player"), t("score")]}
          startColumns={2}
        >
          {shown.map((leader) => (
            <LeaderRow key={leader.rank} leader={leader} youText={t("you")} />
          ))}
          {me && !isListed && <LeaderRow leader={{ ...me, isMe: true }} youText={t("you")} />}
        </PlainTable>
      )}
      <p className="mt-4 text-sm text-faint">{t("leaderboardNote")}</p>
    </Card>
  );
}

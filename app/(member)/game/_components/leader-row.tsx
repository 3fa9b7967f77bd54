import { Badge } from "@/app/_ui/badge";
import type { GameState } from "@/lib/contract/game";
import { PLAIN_CELL } from "./plain-table";

interface LeaderRowProps {
  leader: GameState["leaderboard"][number];
  youText: string;
}

/** A member of the leaderboard; one's own row says so. */
export function LeaderRow({ leader: { rank, name, score, isMe }, youText }: LeaderRowProps) {
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

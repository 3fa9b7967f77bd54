import type { ReactNode } from "react";
import { Badge } from "./badge";
import { ListRow } from "./row-list";

interface LeaderRowProps {
  rank: ReactNode;
  name: string;
  /** Marks the member's own row; else undefined. */
  you: string | undefined;
  text?: ReactNode;
  amount: ReactNode;
}

/** One place of a leaderboard: rank, name and what counts. */
export function LeaderRow({ rank, name, you, text, amount }: LeaderRowProps) {
  return (
    <ListRow
      disc={
        <span
          className={`figures sign-disc text-md font-semibold ${you ? "bg-tint-violet text-violet-text" : "bg-raised text-muted"}`}
        >
          {rank}
        </span>
      }
      title={
        <>
          <bdi dir="ltr">{name}</bdi>
          {you && (
            <>
              {" "}
              <Badge tone="violet">{you}</Badge>
            </>
          )}
        </>
      }
      text={text}
      amount={amount}
    />
  );
}

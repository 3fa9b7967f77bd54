import type { z } from "zod";
import type { launchpadRoundSchema } from "../../contract/price.ts";

/** A round of the launchpad; null where nothing is announced. */
export interface Round {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly status: "upcoming" | "open" | "ended";
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** In USDT. */
  readonly price: string | null;
  /** Tokens on offer. */
  readonly hardCap: string | null;
  /** Tokens sold. */
  readonly raised: string | null;
}

/** The rounds as the home page shows them, in the upstream's order. */
export function roundsView(
  rounds: readonly z.output<typeof launchpadRoundSchema>[],
): readonly Round[] {
  return rounds.map(({ startsAt, endsAt, price, hardCap, raised, ...round }) => ({
    ...round,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
    price: price ?? null,
    hardCap: hardCap ?? null,
    raised: raised ?? null,
  }));
}

/** A shared answer may be from before an hour that has come since. */
function statusAt({ status, startsAt, endsAt }: Round, now: number): Round["status"] {
  if (endsAt !== null && Date.parse(endsAt) <= now) return "ended";
  return status === "upcoming" && startsAt !== null && Date.parse(startsAt) <= now
    ? "open"
    : status;
}

/**
 * The round to speak of: the open one, else the next with a date, else one without, else null when none is
 * announced. What has ended is no announcement.
 *
 * @param now milliseconds since 1970
 */
export function currentRound(rounds: readonly Round[], now: number): Round | null {
  const known = rounds.map((round) => ({ ...round, status: statusAt(round, now) }));
  const upcoming = known.filter(({ status }) => status === "upcoming");
  const dated = upcoming
    .filter(({ startsAt }) => startsAt !== null)
    .sort((a, b) => Date.parse(a.startsAt ?? "") - Date.parse(b.startsAt ?? ""));
  return known.find(({ status }) => status === "open") ?? dated[0] ?? upcoming[0] ?? null;
}

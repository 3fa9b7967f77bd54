import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { createMember } from "../account/create-member.ts";
import type { Leg } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { type Book, openBook } from "./book.ts";
import { createDice, type Dice } from "./dice.ts";
import { seedLargeTeam } from "./large-team.ts";
import { seedPerson } from "./people.ts";

const DOWNLINE_SIZE = 10_000;
const TRANSACTIONS = 50_000;
const HISTORY_DAYS = 365;

interface Seat {
  readonly parentId: number;
  readonly position: Leg;
}

/** Fills seats below the whale, picked at random among the free ones; gives the members' ids. */
function seedDownline(
  database: Database,
  whaleId: number,
  passwordHash: string,
  now: number,
  dice: Dice,
): number[] {
  const free: Seat[] = [];
  const ids: number[] = [];
  const openSeats = (parentId: number) =>
    free.push({ parentId, position: "left" }, { parentId, position: "right" });
  openSeats(whaleId);
  for (let index = 0; index < DOWNLINE_SIZE; index += 1) {
    const pick = dice.below(free.length);
    const seat = free[pick];
    const last = free.pop();
    if (!seat || !last) throw new Error("Every member opens two seats, so one is free");
    if (last !== seat) free[pick] = last;
    const number = String(index + 1).padStart(5, "0");
    const id = createMember(database, {
      username: `crew_${number}`,
      fullName: `Crew Member ${number}`,
      email: `crew_${number}@example.com`,
      passwordHash,
      joinedAt: now - Math.floor(((DOWNLINE_SIZE - index) / DOWNLINE_SIZE) * 360 * DAY_MS),
      sponsorId: dice.below(4) === 0 ? whaleId : seat.parentId,
      seat,
    });
    ids.push(id);
    openSeats(id);
  }
  database.run(
    "UPDATE member SET email_verified = 1, is_valid = (id % 3 <> 0) WHERE id > ?",
    whaleId,
  );
  return ids;
}

/** Books something; the last of the actions gives two lines, the others one. Gives their number. */
function bookOne(book: Book, at: number, dice: Dice, friendId: number, room: number): number {
  const cents = (limit: number) =>
    fromUnits((BigInt(dice.below(limit) + 1) * UNITS_PER_ONE) / 100n);
  const friend = { memberId: friendId, bucket: "available" } as const;
  const actions = [
    () => book.receive(at, "deposit", "USDT", cents(50_000), "chain:USDT"),
    () => book.claim(at, toUnits("0.038"), toUnits("0.0076")),
    () => book.receive(at, "airdrop", "AmBTC", cents(500), "emission:AmBTC"),
    () => book.receive(at, "stake_reward", "MERLIN", cents(2_000), "rewards:MERLIN"),
    () => book.receive(at, "commission_direct", "USDT", cents(4_000), "commission:USDT"),
    () => book.receive(at, "commission_level2", "USDT", cents(1_500), "commission:USDT"),
    () => book.pay(at, "transfer", "USDT", cents(200), friend),
    () => book.swap(at, "convert", ["USDT", "1"], ["MERLIN", "3.98"], "0.02"),
  ];
  const pick = dice.below(room > 1 ? actions.length : actions.length - 1);
  actions[pick]?.();
  return pick === actions.length - 1 ? 2 : 1;
}

/** The profile `large`: a whale with 10 000 members below and 50 000 transactions in a year. */
export function seedLarge(database: Database, passwordHash: string, now: number): void {
  const dice = createDice(20_260_101);
  const whaleId = seedPerson(
    database,
    { username: "whale", fullName: "Wanda Hale", joinedDaysAgo: HISTORY_DAYS + 1 },
    passwordHash,
    now,
  );
  const downline = seedDownline(database, whaleId, passwordHash, now, dice);
  const book = openBook(database, whaleId);
  const startsAt = now - HISTORY_DAYS * DAY_MS;
  const stepMs = (HISTORY_DAYS * DAY_MS) / TRANSACTIONS;
  book.receive(startsAt, "deposit", "USDT", "25000", "chain:USDT");
  for (let lines = 1; lines < TRANSACTIONS; ) {
    const friendId = downline[dice.below(downline.length)] ?? whaleId;
    const at = Math.floor(startsAt + lines * stepMs);
    lines += bookOne(book, at, dice, friendId, TRANSACTIONS - lines);
  }
  seedLargeTeam(database, whaleId, now, dice);
}

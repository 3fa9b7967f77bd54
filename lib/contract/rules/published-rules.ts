// The numbers that the contract sets as rules and most answers do not repeat, in basis points where they
// are shares. The upstream works by them, the screens explain them; what an answer states goes first.

/** Accrual of mining (R11.9). Bonuses are shares of what machines and game power earn. */
export const MINING_RULES = {
  sessionHours: 24,
  /** Of what is earned without bonuses. */
  feeBps: 2_000,
  /** For each direct referral who mines at the same time. */
  teamBps: 500,
  maxTeamBps: 5_000,
  /** For each member of the second level who does. */
  secondLevelBps: 100,
  maxSecondLevelBps: 2_000,
  /** For each earlier session in a row. */
  streakBps: 30,
  maxStreakBps: 300,
  maxBoostBps: 5_000,
  /** Sessions in a row that earn a day off. */
  sessionsForDayOff: 6,
  /** A new network rate is announced at least so long ahead. */
  noticeDays: 7,
} as const;

/** Of a round's pot (R11.11). */
export const PREDICTION_FEE_BPS = 300;

/** Of what is converted between tokens of the ledger (R11.13). */
export const CONVERSION_FEE_BPS = 50;

/** What sponsors get of a machine's price; a buyer pays the same with and without them (R11.16). */
export const COMMISSION_BPS = { direct: 500, level2: 200 } as const;

import type { z } from "zod";
import type { airdropTaskSchema } from "../../../lib/contract/airdrop.ts";
import { hasCompleteProfile } from "../../../lib/contract/rules/complete-profile.ts";
import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { hasCheckedIn } from "./claim-record.ts";

type TaskView = z.input<typeof airdropTaskSchema>;

/** A task of the catalogue; `reward` is in whole AmBTC. */
interface TaskBase {
  readonly id: string;
  readonly group: TaskView["group"];
  readonly title: string;
  readonly reward: number;
  readonly url: string;
  readonly isCore?: boolean;
}

interface EventTask extends TaskBase {
  readonly kind: "event";
  readonly isDone: (database: Database, member: Member) => boolean;
  /** What must hold before the member can do it. */
  readonly lock?: (member: Member) => "needs_valid" | "needs_email" | undefined;
  readonly isInReview?: (member: Member) => boolean;
}

interface VisitTask extends TaskBase {
  readonly kind: "visit";
}

interface DailyTask extends TaskBase {
  readonly kind: "daily";
}

interface ReferralTask extends TaskBase {
  readonly kind: "referral";
}

export type Task = EventTask | VisitTask | DailyTask | ReferralTask;

/** Directs that count at most (R11.8). */
export const MAX_REFERRALS = 50;

function exists(database: Database, table: "mining_session" | "market_order", id: number): boolean {
  return database.get(`SELECT 1 FROM ${table} WHERE member_id = ? LIMIT 1`, id) !== undefined;
}

/** Every task with its reward (R11.8), in the order of the groups. */
export const TASKS: readonly Task[] = [
  {
    id: "verify_email",
    group: "onboarding",
    kind: "event",
    title: "Verify your email",
    reward: 10,
    url: "/setting",
    isCore: true,
    isDone: (_, { emailVerified }) => emailVerified,
  },
  {
    id: "complete_profile",
    group: "onboarding",
    kind: "event",
    title: "Complete your profile",
    reward: 5,
    url: "/setting",
    isCore: true,
    isDone: (_, member) => hasCompleteProfile(member),
  },
  {
    id: "first_check_in",
    group: "onboarding",
    kind: "event",
    title: "Check in for the first time",
    reward: 2,
    url: "/airdrop",
    isCore: true,
    isDone: (database, { id }) => hasCheckedIn(database, id),
  },
  {
    id: "enable_2fa",
    group: "onboarding",
    kind: "event",
    title: "Turn on two-factor authentication",
    reward: 10,
    url: "/setting/gg-2fa",
    isDone: (_, { totpSecret }) => totpSecret !== null,
  },
  {
    id: "approve_kyc",
    group: "onboarding",
    kind: "event",
    title: "Verify your identity",
    reward: 20,
    url: "/setting/kyc",
    isDone: (_, { kycStatus }) => kycStatus === "approved",
    isInReview: ({ kycStatus }) => kycStatus === "pending",
  },
  {
    id: "daily_check_in",
    group: "daily",
    kind: "daily",
    title: "Check in today",
    reward: 1,
    url: "/airdrop",
  },
  {
    id: "visit_x",
    group: "social",
    kind: "visit",
    title: "Visit our page on X",
    reward: 2,
    url: "https://x.example/merlin-btc",
  },
  {
    id: "visit_discord",
    group: "social",
    kind: "visit",
    title: "Visit our Discord",
    reward: 2,
    url: "https://discord.example/merlin-btc",
  },
  {
    id: "visit_docs",
    group: "social",
    kind: "visit",
    title: "Read the overview in our docs",
    reward: 2,
    url: "https://docs.merlin-btc.example/overview",
  },
  {
    id: "referral",
    group: "team",
    kind: "referral",
    title: "Invite members who become valid",
    reward: 10,
    url: "/team",
  },
  {
    id: "first_session",
    group: "product",
    kind: "event",
    title: "Start your first mining session",
    reward: 5,
    url: "/mining",
    lock: ({ isValid }) => (isValid ? undefined : "needs_valid"),
    isDone: (database, { id }) => exists(database, "mining_session", id),
  },
  {
    id: "first_purchase",
    group: "product",
    kind: "event",
    title: "Make your first purchase",
    reward: 20,
    url: "/marketplace",
    isDone: (database, { id }) => exists(database, "market_order", id),
  },
];

export function findTask(id: string): Task | undefined {
  return TASKS.find((task) => task.id === id);
}

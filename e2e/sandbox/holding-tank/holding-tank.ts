import { findById, type Leg, type Member } from "../account/member.ts";
import { findSeat } from "../account/placement.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { enterJob, type JobDefinition } from "../jobs/scheduler.ts";
import { notify } from "../notification/notify.ts";
import { isInTree } from "../team/qualification.ts";
import { flowUp } from "../team/volume.ts";
import { say } from "../texts/say.ts";

const HOUR_MS = 3_600_000;
/** For how many hours the sponsor may choose the seat. */
export const HOLDING_HOURS = 48;
const WARNING_HOURS = 12;
const DUE = "holding-tank.due";
const WARN = "holding-tank.warn";
const TEAM_PAGE = "/team";

interface Waiting {
  member_id: number;
  sponsor_id: number;
  username: string;
  due_at: number;
  placed_at: number | null;
}

function findWaiting(database: Database, memberId: number): Waiting | undefined {
  return database.get<Waiting>(
    "SELECT h.*, m.username FROM holding_tank h JOIN member m ON m.id = h.member_id WHERE h.member_id = ?",
    memberId,
  );
}

/** Whether a newcomer of a sponsor waits instead of getting a seat: by the sponsor's choice, unless the link names a leg. */
export function isHeld(sponsor: Member, wanted: Leg | "auto" | undefined): boolean {
  return sponsor.holdsNewcomers && wanted !== "left" && wanted !== "right";
}

/** Has a newcomer without a seat wait for the sponsor's choice. Belongs into the transaction of the sign-up. */
export function enterHoldingTank(
  database: Database,
  { id, username }: Pick<Member, "id" | "username">,
  sponsorId: number,
  now: number,
): void {
  const dueAt = now + HOLDING_HOURS * HOUR_MS;
  database.run(
    "INSERT INTO holding_tank (member_id, sponsor_id, due_at) VALUES (?, ?, ?)",
    id,
    sponsorId,
    dueAt,
  );
  enterJob(database, WARN, dueAt - WARNING_HOURS * HOUR_MS, String(id));
  enterJob(database, DUE, dueAt, String(id));
  notify(database, sponsorId, {
    kind: "team",
    title: say("{username} is waiting for a spot", { username }),
    body: say("Choose one within {hours} hours. After that, we place them.", {
      hours: HOLDING_HOURS,
    }),
    link: TEAM_PAGE,
    at: now,
  });
}

interface Seat {
  readonly parentId: number;
  readonly position: Leg;
}

/**
 * Gives a newcomer who waits the seat for good. All that they and their own tree bought while waiting flows up from it
 * now and counts on this day, since the settlements before are over. Gives these points.
 */
function seat(
  database: Database,
  { member_id: memberId }: Waiting,
  { parentId, position }: Seat,
  by: "sponsor" | "service",
  at: number,
): number {
  database.run(
    "UPDATE member SET parent_id = ?, position = ? WHERE id = ?",
    parentId,
    position,
    memberId,
  );
  const points =
    database.get<{ points: number }>(
      "SELECT personal_volume + left_volume + right_volume AS points FROM member WHERE id = ?",
      memberId,
    )?.points ?? 0;
  flowUp(database, memberId, points, at);
  database.run(
    "UPDATE holding_tank SET placed_at = ?, placed_by = ?, points = ? WHERE member_id = ?",
    at,
    by,
    points,
    memberId,
  );
  notify(database, memberId, {
    kind: "team",
    title: "You have a spot in the binary tree",
    body: "It’s yours for good. Whoever you invite sits below you.",
    link: "/binary-tree",
    at,
  });
  return points;
}

function chosenSeat(
  database: Database,
  sponsor: Member,
  { parentUsername, position }: { parentUsername?: string | undefined; position: Leg },
): Seat {
  if (parentUsername === undefined) return findSeat(database, sponsor, position);
  const parent = database.get<{ id: number }>(
    "SELECT id FROM member WHERE username = ?",
    parentUsername,
  );
  if (!parent || !isInTree(database, sponsor.id, parent.id)) {
    throw invalid({ parentUsername: "This member isn’t in your tree." });
  }
  const isTaken = database.get(
    "SELECT 1 FROM member WHERE parent_id = ? AND position = ?",
    parent.id,
    position,
  );
  if (isTaken) throw invalid({ position: "This spot has just been taken. Choose another one." });
  return { parentId: parent.id, position };
}

/**
 * Places a newcomer who waits for this sponsor. Belongs into a transaction.
 *
 * @throws Refusal 404 for nobody of theirs, 409 where they have a seat by now, 422 for a seat that cannot be had
 */
export function placeWaiting(
  database: Database,
  sponsor: Member,
  username: string,
  choice: { parentUsername?: string | undefined; position: Leg },
  now: number,
) {
  const newcomer = database.get<{ id: number }>(
    "SELECT id FROM member WHERE username = ?",
    username,
  );
  const waiting = newcomer && findWaiting(database, newcomer.id);
  if (waiting?.sponsor_id !== sponsor.id) throw notFound("Nobody by this name is waiting for you.");
  if (waiting.placed_at !== null) {
    throw conflict("This member already has a spot. A placement is final.");
  }
  const chosen = chosenSeat(database, sponsor, choice);
  const points = seat(database, waiting, chosen, "sponsor", now);
  const parent = findById(database, chosen.parentId);
  return { username, parentUsername: parent?.username, position: chosen.position, points };
}

/** Warns a sponsor twelve hours before, and places whoever still waits when the time is up (R11.16). */
export function holdingTankJobs(database: Database): readonly JobDefinition[] {
  const stillWaiting = (ref: string) => {
    const waiting = findWaiting(database, Number(ref));
    return waiting?.placed_at === null ? waiting : undefined;
  };
  return [
    {
      name: WARN,
      run({ ref, dueAt }) {
        const waiting = stillWaiting(ref);
        if (!waiting) return undefined;
        notify(database, waiting.sponsor_id, {
          kind: "team",
          title: say("{hours} hours left to place {username}", {
            hours: WARNING_HOURS,
            username: waiting.username,
          }),
          body: "After that, we place them in the leg with less volume.",
          link: TEAM_PAGE,
          at: dueAt,
        });
        return undefined;
      },
    },
    {
      name: DUE,
      run({ ref, dueAt }) {
        const waiting = stillWaiting(ref);
        const sponsor = waiting && findById(database, waiting.sponsor_id);
        if (!sponsor) return undefined;
        seat(database, waiting, findSeat(database, sponsor, "auto"), "service", dueAt);
        return undefined;
      },
    },
  ];
}

import { maskUsername } from "../account/mask.ts";
import { findByUsername, type Member } from "../account/member.ts";
import { isInDownline } from "../binary-tree/downline.ts";
import type { Database } from "../database/database.ts";
import { conflict, notFound } from "../http/refusal.ts";
import { notify } from "../notification/notify.ts";
import { type Sentence, say } from "../texts/say.ts";
import { dayOf } from "./points.ts";

/** Which of the members may be reminded: those whose account is open, who do not mine now and were not reminded today. */
export function nudgeable(
  database: Database,
  fromId: number,
  ids: readonly number[],
  now: number,
): ReadonlySet<number> {
  const rows = database.all<{ id: number }>(
    `SELECT value AS id FROM json_each(?)
     WHERE NOT EXISTS (SELECT 1 FROM member WHERE id = value AND closed_at IS NOT NULL)
       AND NOT EXISTS (SELECT 1 FROM nudge WHERE from_id = ? AND to_id = value AND day = ?)
       AND NOT EXISTS (SELECT 1 FROM mining_session WHERE member_id = value AND started_at <= ? AND ends_at > ?)`,
    JSON.stringify(ids),
    fromId,
    dayOf(now),
    now,
    now,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Reminds a member of the own downline to mine, once a UTC day. Belongs into a transaction.
 * @throws Refusal 404 outside the downline, 409 when reminded today or mining now
 */
export function nudge(database: Database, from: Member, username: string, now: number): Sentence {
  const to = findByUsername(database, username);
  if (!to || !isInDownline(database, from.id, to.id)) {
    throw notFound("This member isn’t in your network.");
  }
  if (!nudgeable(database, from.id, [to.id], now).has(to.id)) {
    throw conflict("This member is mining or was already reminded today.");
  }
  database.run(
    "INSERT INTO nudge (from_id, to_id, day) VALUES (?, ?, ?)",
    from.id,
    to.id,
    dayOf(now),
  );
  notify(database, to.id, {
    kind: "team",
    title: "Time to mine",
    body: say("{username} from your team reminds you to start a session.", {
      username: maskUsername(from.username),
    }),
    link: "/mining",
    at: now,
  });
  return "Reminder sent.";
}

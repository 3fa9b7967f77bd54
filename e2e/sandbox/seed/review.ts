import { findByUsername } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { sendActivation } from "../mail/activation.ts";
import { startSession } from "../mining/start.ts";
import { seedAddresses } from "./addresses.ts";
import { seedFirstSteps } from "./airdrop.ts";
import { seedAnnaHistory } from "./anna-history.ts";
import { openBook } from "./book.ts";
import { seedErikHistory } from "./erik-history.ts";
import { seedNews } from "./news.ts";
import { joinedAt, type Person, seedPerson } from "./people.ts";
import { seedPlans } from "./plans.ts";
import { seedListing } from "./resale.ts";

const HOUR_MS = 3_600_000;

const PEOPLE: readonly Person[] = [
  { username: "anna", fullName: "Anna Berger", joinedDaysAgo: 60 },
  {
    username: "dora",
    fullName: "Dora Lindt",
    joinedDaysAgo: 55,
    sponsor: "anna",
    seat: ["anna", "left"],
  },
  {
    username: "emil",
    fullName: "Emil Novak",
    joinedDaysAgo: 52,
    sponsor: "anna",
    seat: ["anna", "right"],
  },
  {
    username: "carl",
    fullName: "Carl Winter",
    joinedDaysAgo: 48,
    sponsor: "dora",
    seat: ["dora", "left"],
  },
  {
    username: "fred",
    fullName: "Fred Olsen",
    joinedDaysAgo: 41,
    sponsor: "dora",
    seat: ["dora", "right"],
  },
  {
    username: "gina",
    fullName: "Gina Rossi",
    joinedDaysAgo: 33,
    sponsor: "anna",
    seat: ["emil", "left"],
  },
  {
    username: "hugo",
    fullName: "Hugo Martin",
    joinedDaysAgo: 20,
    sponsor: "emil",
    seat: ["emil", "right"],
  },
  { username: "boris", fullName: "Boris Petrov", joinedDaysAgo: 25, hasSecondFactor: true },
  { username: "newt", fullName: "Newt Fisher", joinedDaysAgo: 1, isUnverified: true },
  {
    username: "erik",
    fullName: "Erik Larsen",
    joinedDaysAgo: 45,
    hasSecondFactor: true,
    home: ["NO", "Europe/Oslo"],
  },
];

// An hour old, so that it can be sent again at once.
function seedActivation(database: Database, username: string, appOrigin: string): void {
  const member = findByUsername(database, username);
  if (!member) throw new Error(`${username} must be seeded first`);
  sendActivation(database, member, appOrigin);
  database.run("UPDATE mail SET sent_at = ? WHERE member_id = ?", Date.now() - HOUR_MS, member.id);
}

/**
 * The profile `review`: anna with sixty days of history and a downline of
 * three left and three right, boris and erik with a second factor, saved addresses of anna and erik, newt with an unconfirmed address and its mail in the outbox.
 */
export function seedReview(
  database: Database,
  passwordHash: string,
  now: number,
  appOrigin: string,
): void {
  const ids = new Map<string, number>();
  for (const person of PEOPLE) {
    ids.set(person.username, seedPerson(database, person, passwordHash, now));
  }
  const bookOf = (username: string) => openBook(database, ids.get(username) ?? 0);
  for (const person of PEOPLE) {
    if (person.username === "anna" || person.isUnverified) continue;
    seedFirstSteps(database, ids.get(person.username) ?? 0, joinedAt(person, now));
  }
  bookOf("carl").receive(now - 40 * DAY_MS, "deposit", "USDT", "500", "chain:USDT");
  bookOf("boris").receive(now - 20 * DAY_MS, "deposit", "USDT", "250", "chain:USDT");
  seedActivation(database, "newt", appOrigin);
  const [anna = 0, dora = 0, erik = 0] = ["anna", "dora", "erik"].map((name) => ids.get(name));
  seedAddresses(database, { anna, erik }, now);
  seedErikHistory(database, erik, now);
  seedAnnaHistory(database, anna, dora, now);
  seedNews(database, anna, now);
  seedPlans(database, anna, now);
  startSession(database, ids.get("hugo") ?? 0, now - 8 * HOUR_MS);
  startSession(database, dora, now - 3 * HOUR_MS);
  seedListing(database, dora, "79", now - 2 * HOUR_MS);
  seedListing(database, ids.get("emil") ?? 0, "84.5", now - HOUR_MS);
}

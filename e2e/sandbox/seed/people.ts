import { createMember } from "../account/create-member.ts";
import { findByUsername, type Leg } from "../account/member.ts";
import { newTotpSecret } from "../auth/second-factor.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { grantStarter } from "../machine/machine.ts";
import { seedApproval } from "./kyc.ts";

export interface Person {
  readonly username: string;
  readonly fullName: string;
  /** Days before the seed. */
  readonly joinedDaysAgo: number;
  readonly sponsor?: string;
  readonly seat?: readonly [parent: string, position: Leg];
  readonly isUnverified?: boolean;
  readonly hasSecondFactor?: boolean;
  /** Country and time zone; Germany unless another one is named. */
  readonly home?: readonly [country: string, timeZone: string];
}

const GERMANY = ["DE", "Europe/Berlin"] as const;

function idOf(database: Database, username: string): number {
  const member = findByUsername(database, username);
  if (!member) throw new Error(`${username} must be seeded first`);
  return member.id;
}

/** Seven in the morning (UTC) of the day on which a person joined, in milliseconds. */
export function joinedAt({ joinedDaysAgo }: Person, now: number): number {
  return (Math.floor(now / DAY_MS) - joinedDaysAgo) * DAY_MS + 7 * 3_600_000;
}

/** Seeds a person, valid with a Starter and KYC-approved unless unverified; gives the id. */
export function seedPerson(
  database: Database,
  person: Person,
  passwordHash: string,
  now: number,
): number {
  const { username, fullName, sponsor, seat } = person;
  const id = createMember(database, {
    username,
    fullName,
    email: `${username}@example.com`,
    passwordHash,
    joinedAt: joinedAt(person, now),
    language: "en-US",
    sponsorId: sponsor ? idOf(database, sponsor) : undefined,
    seat: seat && { parentId: idOf(database, seat[0]), position: seat[1] },
  });
  if (person.isUnverified) return id;
  const [country, timeZone] = person.home ?? GERMANY;
  database.run(
    "UPDATE member SET email_verified = 1, is_valid = 1, kyc_status = 'approved', phone = ?, country = ?, time_zone = ? WHERE id = ?",
    `+49 30 ${100_000 + id}`,
    country,
    timeZone,
    id,
  );
  grantStarter(database, id, joinedAt(person, now) + 3_600_000);
  const [firstName = "", lastName = ""] = fullName.split(" ");
  const submittedAt = joinedAt(person, now) + 2 * 3_600_000;
  seedApproval(database, id, submittedAt, { firstName, lastName, country });
  if (person.hasSecondFactor) {
    database.run("UPDATE member SET totp_secret = ? WHERE id = ?", newTotpSecret(), id);
  }
  return id;
}

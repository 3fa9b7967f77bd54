import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { inLanguage, LANGUAGES } from "../texts/in-language.ts";
import type { Sentence } from "../texts/say.ts";
import { type PlannedAnnouncement, setAnnouncements } from "./announcements.ts";
import { setRounds } from "./launchpad.ts";

const NOON_MS = 12 * 3_600_000;

const inAllLanguages = (title: Sentence, body: Sentence): PlannedAnnouncement["texts"] =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { title: inLanguage(title, language), body: inLanguage(body, language) },
    ]),
  );

function announcements(today: number): PlannedAnnouncement[] {
  return [
    {
      level: "info",
      link: "/airdrop",
      startsAt: toInstant(today - 61 * DAY_MS),
      endsAt: toInstant(today + 120 * DAY_MS),
      texts: inAllLanguages(
        "Season 1 of the airdrop is running",
        "You’ll find the tasks, the dates and what’s left of the pool on the airdrop page.",
      ),
    },
    {
      level: "warning",
      link: "/setting/security",
      startsAt: toInstant(today - 7 * DAY_MS),
      endsAt: null,
      texts: inAllLanguages(
        "We never ask for your password or a code",
        "Not by email, not on X, not on Discord. Every email from us includes your anti-phishing phrase.",
      ),
    },
  ];
}

/** One dated round of the launchpad and two announcements. `now` is business time. */
export function seedPublicData(database: Database, now: number): void {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  setRounds(database, [
    {
      name: "Community round 1",
      symbol: "MERLIN",
      startsAt: toInstant(today + 21 * DAY_MS + NOON_MS),
      endsAt: toInstant(today + 28 * DAY_MS + NOON_MS),
      price: "0.25",
      hardCap: "400000",
      raised: null,
    },
  ]);
  setAnnouncements(database, announcements(today));
}

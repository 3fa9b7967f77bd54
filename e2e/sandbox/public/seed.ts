import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { type PlannedAnnouncement, setAnnouncements } from "./announcements.ts";
import { setRounds } from "./launchpad.ts";

const NOON_MS = 12 * 3_600_000;

function announcements(today: number): PlannedAnnouncement[] {
  return [
    {
      level: "info",
      link: "/airdrop",
      startsAt: toInstant(today - 61 * DAY_MS),
      endsAt: toInstant(today + 120 * DAY_MS),
      texts: {
        "en-US": {
          title: "Season 1 of the airdrop is running",
          body: "You’ll find the tasks, the dates and what’s left of the pool on the airdrop page.",
        },
        "de-DE": {
          title: "Saison 1 des Airdrops läuft",
          body: "Aufgaben, Termine und der Rest des Pools stehen auf der Airdrop-Seite.",
        },
        "ar-SA": {
          title: "الموسم الأول من التوزيع المجاني جارٍ الآن",
          body: "المهام والمواعيد وما تبقّى من المجمّع معروضة في صفحة التوزيع المجاني.",
        },
      },
    },
    {
      level: "warning",
      link: "/setting/security",
      startsAt: toInstant(today - 7 * DAY_MS),
      endsAt: null,
      texts: {
        "en-US": {
          title: "We never ask for your password or a code",
          body: "Not by email, not on X, not on Discord. Every email from us includes your anti-phishing phrase.",
        },
        "de-DE": {
          title: "Wir fragen nie nach Ihrem Passwort oder einem Code",
          body: "Nicht per E-Mail, nicht auf X, nicht auf Discord. Ihre Anti-Phishing-Phrase steht in jeder unserer Mails.",
        },
        "ar-SA": {
          title: "لا نطلب أبدًا كلمة مرورك أو أي رمز",
          body: "لا عبر البريد الإلكتروني ولا على X ولا على Discord. عبارة الحماية من التصيّد الخاصة بك موجودة في كل رسالة منّا.",
        },
      },
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

import { z } from "zod";
import { FALLBACK_LOCALE } from "./announcements.ts";

const instant = z.iso.datetime({ offset: true }).nullable().default(null);
const amount = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,15}(\.\d{1,18})?$/, "must be a decimal with at most 18 decimals"))
  .nullable()
  .default(null);

function runsForward({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) {
  return startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt);
}
const FORWARD = { message: "must end after it starts" };

export const launchpadSchema = z.strictObject({
  rounds: z
    .array(
      z
        .strictObject({
          name: z.string().trim().min(1).max(80),
          symbol: z.string().regex(/^[A-Za-z0-9]{2,12}$/),
          startsAt: instant,
          endsAt: instant,
          price: amount,
          hardCap: amount,
          raised: amount,
        })
        .refine(runsForward, FORWARD),
    )
    .max(20),
});

const text = z.strictObject({
  title: z.string().trim().min(1).max(120),
  body: z.string().trim().max(500).default(""),
});

export const announcementsSchema = z.strictObject({
  announcements: z
    .array(
      z
        .strictObject({
          level: z.enum(["info", "success", "warning"]).default("info"),
          link: z.string().max(200).nullable().default(null),
          startsAt: instant,
          endsAt: instant,
          texts: z
            .record(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/), text)
            .refine((texts) => FALLBACK_LOCALE in texts, { message: "must have an English text" }),
        })
        .refine(runsForward, FORWARD),
    )
    .max(20),
});

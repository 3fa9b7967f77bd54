import { z } from "zod";
import { endpoint } from "./protocol/endpoint.ts";
import { idSchema, instantSchema, listOf, OPAQUE_ID_PATTERN } from "./values/values.ts";

const linkSchema = z.string().nullish();

export const announcementSchema = z.object({
  id: idSchema,
  level: z.enum(["info", "success", "warning"]).nullish(),
  title: z.string(),
  body: z.string().nullish(),
  link: linkSchema,
  startsAt: instantSchema.nullish(),
  endsAt: instantSchema.nullish(),
});
export type Announcement = z.output<typeof announcementSchema>;

export const socialEndpoints = {
  links: endpoint({
    service: "social",
    method: "GET",
    path: "/links",
    audience: "public",
    origin: "extension",
    sharedForSeconds: 300,
    response: z.object({
      contactEmail: linkSchema,
      x: linkSchema,
      discord: linkSchema,
      docs: z
        .object({
          overview: linkSchema,
          network: linkSchema,
          tokenomics: linkSchema,
          roadmap: linkSchema,
          faqs: linkSchema,
        })
        .nullish(),
    }),
  }),
  /** What the operator has to say to members now, in the asked language where there is one. */
  announcements: endpoint({
    service: "social",
    method: "GET",
    path: "/announcements",
    audience: "public",
    origin: "extension",
    reach: "server",
    sharedForSeconds: 60,
    query: z.object({
      locale: z
        .string()
        .regex(/^[a-z]{2}-[A-Z]{2}$/)
        .optional(),
    }),
    response: listOf(announcementSchema),
  }),
  /**
   * Begins the visit of an airdrop task: a ticket that counts once `minSeconds` have passed. It belongs
   * to whoever verifies it first, works once, and lapses after ten minutes.
   */
  visit: endpoint({
    service: "social",
    method: "POST",
    path: "/visit/{taskCode}",
    params: { taskCode: OPAQUE_ID_PATTERN },
    audience: "public",
    origin: "extension",
    response: z.object({
      visitId: idSchema,
      minSeconds: z.number().int(),
      url: z.string().nullish(),
      expiresAt: instantSchema.nullish(),
      serverTime: instantSchema.nullish(),
    }),
  }),
};

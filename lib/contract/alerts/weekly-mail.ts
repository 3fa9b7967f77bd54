import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import { instantSchema } from "../values/values.ts";

const weeklyMailSchema = z.object({
  isOn: z.boolean(),
  /** When the next one is due; absent while it is off. */
  nextAt: instantSchema.nullish(),
});
export type WeeklyMail = z.output<typeof weeklyMailSchema>;

/**
 * One mail about the week before, on Monday morning by the clocks of the member's time zone: off unless the member has
 * asked for it, and none after a week in which nothing happened. It names amounts only to members whom mails about
 * earnings reach, and who do not hide amounts.
 */
export const weeklyMailEndpoints = {
  weeklyMail: endpoint({
    service: "account",
    method: "GET",
    path: "/weekly-mail",
    audience: "member",
    origin: "extension",
    response: weeklyMailSchema,
  }),
  saveWeeklyMail: endpoint({
    service: "account",
    method: "PUT",
    path: "/weekly-mail",
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ isOn: z.boolean() })),
    response: weeklyMailSchema,
  }),
};

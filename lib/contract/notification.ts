import { z } from "zod";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { idSchema, instantSchema, pagingSchema } from "./values/values.ts";

/**
 * Something that happened to the member's account, told in the language of the request; `link` is a path of ours or an
 * https address.
 */
export const notificationSchema = z.object({
  id: idSchema,
  title: z.string(),
  body: z.string().nullish(),
  at: instantSchema,
  isRead: z.boolean().nullish(),
  link: z.string().nullish(),
});
export type Notification = z.output<typeof notificationSchema>;

export const notificationEndpoints = {
  list: endpoint({
    service: "account",
    method: "GET",
    path: "/notifications",
    audience: "member",
    origin: "extension",
    query: pagingSchema,
    response: z.object({ items: z.array(notificationSchema), unread: z.number().int() }),
  }),
  /** Marks the named ones as read, or all of them without a list. */
  markRead: endpoint({
    service: "account",
    method: "POST",
    path: "/notifications/read",
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ ids: z.array(z.string().max(128)).max(100).optional() })),
    response: z.object({ unread: z.number().int() }),
  }),
};

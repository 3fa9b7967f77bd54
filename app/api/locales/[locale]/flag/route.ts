import { handle, routeHandlers } from "@/lib/bff/handler";
import { localeFlag } from "@/lib/bff/locales";

const id = "locales/{locale}/flag";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  GET: handle({ id }, localeFlag),
});

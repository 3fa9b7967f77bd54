import { handle, routeHandlers } from "@/lib/bff/handler";
import { localeMessages } from "@/lib/bff/locales";

const id = "locales/{locale}";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  GET: handle({ id }, localeMessages),
});

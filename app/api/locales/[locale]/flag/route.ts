import { handle, routeHandlers } from "@/lib/bff/handler";
import { localeFlag } from "@/lib/bff/locales";
import { OWN_ROUTES } from "@/lib/bff/own-routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.localeFlag.id,
  {
    GET: handle(OWN_ROUTES.localeFlag, localeFlag),
  },
);

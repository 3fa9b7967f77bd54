import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { localeMessages } from "@/lib/bff/routes/locales";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.locale.id,
  {
    GET: handle(OWN_ROUTES.locale, localeMessages),
  },
);

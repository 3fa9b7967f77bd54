import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { localeTexts } from "@/lib/bff/routes/locales";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.localeTexts.id,
  {
    GET: handle(OWN_ROUTES.localeTexts, localeTexts),
  },
);

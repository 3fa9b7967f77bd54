import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { twoFactor } from "@/lib/bff/session/two-factor";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.twoFactor.id,
  {
    POST: handle(OWN_ROUTES.twoFactor, twoFactor),
  },
);

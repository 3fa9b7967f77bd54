import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { handleActive } from "@/lib/bff/session/active";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.active.id,
  {
    POST: handle(OWN_ROUTES.active, handleActive),
  },
);

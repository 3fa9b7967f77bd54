import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { handleLogout } from "@/lib/bff/session/logout";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.logout.id,
  {
    POST: handle(OWN_ROUTES.logout, handleLogout),
  },
);

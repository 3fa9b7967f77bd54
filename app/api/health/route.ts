import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { health } from "@/lib/bff/routes/health";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.health.id,
  { GET: handle(OWN_ROUTES.health, health) },
);

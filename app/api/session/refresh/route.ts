import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { refreshForDocument, refreshForIsland } from "@/lib/bff/session/refresh";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.refreshForDocument.id,
  {
    GET: handle(OWN_ROUTES.refreshForDocument, refreshForDocument),
    POST: handle(OWN_ROUTES.refreshForIsland, refreshForIsland),
  },
);

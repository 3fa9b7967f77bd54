import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { ready } from "@/lib/bff/routes/ready";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(OWN_ROUTES.ready.id, {
  GET: handle(OWN_ROUTES.ready, ready),
});

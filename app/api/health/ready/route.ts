import { handle, routeHandlers } from "@/lib/bff/handler";
import { OWN_ROUTES } from "@/lib/bff/own-routes";
import { ready } from "@/lib/bff/ready";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(OWN_ROUTES.ready.id, {
  GET: handle(OWN_ROUTES.ready, ready),
});

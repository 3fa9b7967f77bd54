import { handle, routeHandlers } from "@/lib/bff/handler";
import { media } from "@/lib/bff/media";
import { OWN_ROUTES } from "@/lib/bff/own-routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(OWN_ROUTES.media.id, {
  GET: handle(OWN_ROUTES.media, media),
});

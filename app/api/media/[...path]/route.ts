import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { media } from "@/lib/bff/routes/media";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(OWN_ROUTES.media.id, {
  GET: handle(OWN_ROUTES.media, media),
});

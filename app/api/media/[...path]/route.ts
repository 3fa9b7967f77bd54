import { handle, routeHandlers } from "@/lib/bff/handler";
import { media } from "@/lib/bff/media";

const id = "media";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  GET: handle({ id }, media),
});

import { handle, routeHandlers } from "@/lib/bff/handler";
import { refreshForDocument, refreshForIsland } from "@/lib/bff/session/refresh";

const id = "session/refresh";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  GET: handle({ id, origin: "document" }, refreshForDocument),
  POST: handle({ id }, refreshForIsland),
});

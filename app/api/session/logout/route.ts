import { handle, routeHandlers } from "@/lib/bff/handler";
import { logout } from "@/lib/bff/session/logout";

const id = "session/logout";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  POST: handle({ id }, logout),
});

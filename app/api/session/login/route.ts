import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { handleLogin } from "@/lib/bff/session/login";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(OWN_ROUTES.login.id, {
  POST: handle(OWN_ROUTES.login, handleLogin),
});

import { handle, routeHandlers } from "@/lib/bff/handler";
import { login } from "@/lib/bff/session/login";

const id = "session/login";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  POST: handle({ id }, login),
});

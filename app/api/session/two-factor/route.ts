import { handle, routeHandlers } from "@/lib/bff/handler";
import { twoFactor } from "@/lib/bff/session/two-factor";

const id = "session/two-factor";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  POST: handle({ id }, twoFactor),
});

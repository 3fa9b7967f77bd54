import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { handlePasskey } from "@/lib/bff/session/passkey";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.passkey.id,
  {
    POST: handle(OWN_ROUTES.passkey, handlePasskey),
  },
);

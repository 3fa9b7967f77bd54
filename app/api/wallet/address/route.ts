import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { address } from "@/lib/bff/wallet/address";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.walletAddress.id,
  {
    POST: handle(OWN_ROUTES.walletAddress, address),
  },
);

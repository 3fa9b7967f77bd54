import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { nonce } from "@/lib/bff/wallet/nonce";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.walletNonce.id,
  {
    POST: handle(OWN_ROUTES.walletNonce, nonce),
  },
);

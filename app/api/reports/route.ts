import { handle, routeHandlers } from "@/lib/bff/handler/handler";
import { OWN_ROUTES } from "@/lib/bff/routes/own-routes";
import { reports } from "@/lib/bff/routes/reports";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(
  OWN_ROUTES.reports.id,
  {
    POST: handle(OWN_ROUTES.reports, reports),
  },
);

import { handle, routeHandlers } from "@/lib/bff/handler";
import { ready } from "@/lib/bff/ready";

const id = "health/ready";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  GET: handle({ id, origin: "any" }, ready),
});

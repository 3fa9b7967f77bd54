import { handle, json, routeHandlers } from "@/lib/bff/handler";

const id = "health";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routeHandlers(id, {
  GET: handle({ id, origin: "any" }, async () => json({ status: "ok" })),
});

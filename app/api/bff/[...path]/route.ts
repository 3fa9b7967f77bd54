import { handle } from "@/lib/bff/handler/handler";
import { proxy } from "@/lib/bff/proxy/proxy";

const handler = handle({ id: "bff" }, proxy);

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};

import { handle } from "@/lib/bff/handler/handler";
import { loadedProxy } from "@/lib/bff/proxy/loaded-proxy";
import { proxy } from "@/lib/bff/proxy/proxy";

/**
 * Seconds, for hosts that end a function: the 240 s that a slow line may take for its files, and the upstream's answer.
 * More than 300 is not to be had everywhere.
 */
export const maxDuration = 300;

/** Otherwise Next hands over a stand-in for the request, which notes each look at it. */
export const dynamic = "force-dynamic";

const handler = handle({ id: "bff" }, proxy);

loadedProxy().handler = handler;

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};

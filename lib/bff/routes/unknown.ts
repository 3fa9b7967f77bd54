import "server-only";
import { isDecodable } from "../../routes.ts";
import { ApiError } from "../handler/errors.ts";
import { handle } from "../handler/handler.ts";

/** Answers an address under /api that is nobody's: 404 in the error envelope instead of a page. */
export const answerUnknown = handle({ id: "unknown" }, async () => {
  throw new ApiError("NOT_FOUND");
});

/** The same for an address that cannot be decoded, to which Next itself answers 500; null for others. */
export function refuseUndecodable(request: Request): Promise<Response> | null {
  if (isDecodable(new URL(request.url).pathname)) return null;
  return answerUnknown(request, { params: Promise.resolve({}) });
}

import "server-only";
import { ApiError } from "../handler/errors.ts";
import { handle } from "../handler/handler.ts";

/** Answers an address under /api that is nobody's: 404 in the error envelope instead of a page. */
export const answerUnknown = handle({ id: "unknown" }, async () => {
  throw new ApiError("NOT_FOUND");
});

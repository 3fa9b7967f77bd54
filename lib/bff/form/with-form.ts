import "server-only";
import type { MultipartBody } from "../../contract/protocol/endpoint.ts";
import type { RawBody } from "../../upstream/call.ts";
import { ApiError } from "../handler/errors.ts";
import type { HandlerContext } from "../handler/handler.ts";
import { noteCause } from "../handler/log.ts";
import { requireMember } from "../handler/member.ts";
import { inPlace, WAIT } from "../limits/places.ts";
import { outgoingForm } from "./outgoing.ts";
import { readForm } from "./read-form.ts";
import { Spool, SpoolError } from "./spool.ts";

/**
 * Reads a member's form, checks all of it, and lends it, made anew, to `use`. Its place and its temporary
 * file are given back when `use` has ended, however it did.
 *
 * @throws ApiError as {@link readForm} and {@link inPlace} do; UPLOAD_UNAVAILABLE when files cannot be kept
 */
export function withForm<Result>(
  context: HandlerContext,
  rule: MultipartBody,
  use: (raw: RawBody) => Promise<Result>,
): Promise<Result> {
  return inPlace("upload", requireMember(context).anchor.userId, async () => {
    const spool = new Spool();
    try {
      const form = await readForm(context.request, rule, await context.text(), spool);
      return await use(outgoingForm(form, spool));
    } catch (error) {
      if (!(error instanceof SpoolError)) throw error;
      noteCause(context.log, error, true);
      throw new ApiError("UPLOAD_UNAVAILABLE", WAIT);
    } finally {
      await spool.close();
    }
  });
}

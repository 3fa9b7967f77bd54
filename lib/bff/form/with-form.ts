import "server-only";
import type { MultipartBody } from "../../contract/endpoint.ts";
import type { RawBody } from "../../upstream/call.ts";
import type { HandlerContext } from "../handler.ts";
import { noteCause } from "../log.ts";
import { requireMember } from "../member.ts";
import { outgoingForm } from "./outgoing.ts";
import { readForm } from "./read-form.ts";
import { noRoom, takeSlot } from "./slots.ts";
import { Spool, SpoolError } from "./spool.ts";

/**
 * Reads a member's form, checks all of it, and lends it, made anew, to `use`. Its place and its temporary
 * file are given back when `use` has ended, however it did.
 *
 * @throws ApiError as {@link readForm} and {@link takeSlot} do; UPLOAD_UNAVAILABLE when files cannot be kept
 */
export async function withForm<Result>(
  context: HandlerContext,
  rule: MultipartBody,
  use: (raw: RawBody) => Promise<Result>,
): Promise<Result> {
  const release = takeSlot(requireMember(context).anchor.userId);
  const spool = new Spool();
  try {
    const form = await readForm(context.request, rule, context.text, spool);
    return await use(outgoingForm(form, spool));
  } catch (error) {
    if (!(error instanceof SpoolError)) throw error;
    noteCause(context.log, error, true);
    throw noRoom();
  } finally {
    await spool.close();
    release();
  }
}

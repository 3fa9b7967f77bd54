import "server-only";
import { type Endpoint, isStream } from "../../contract/protocol/endpoint.ts";
import { IDEMPOTENCY_KEY_PATTERN } from "../../contract/values/values.ts";
import { acceptLanguage } from "../../i18n/negotiation.ts";
import { SAFE_HEADERS } from "../../policy/security-headers.ts";
import { describeError } from "../../process/log.ts";
import { type AuditEvent, audit } from "../../session/audit.ts";
import { markOthersEnded } from "../../session/ended.ts";
import type { QueryValues } from "../../upstream/address.ts";
import type { UpstreamResult } from "../../upstream/answer.ts";
import {
  type CallContext,
  callUpstreamRaw,
  type RawBody,
  type RawInput,
  streamUpstreamRaw,
} from "../../upstream/call.ts";
import { UpstreamFault } from "../../upstream/errors.ts";
import { callSharedRaw } from "../../upstream/shared.ts";
import type { UpstreamStream } from "../../upstream/stream.ts";
import { withForm } from "../form/with-form.ts";
import { readJsonBody, refuseBody } from "../handler/body.ts";
import { ApiError, refusalError } from "../handler/errors.ts";
import { empty, type HandlerContext, json } from "../handler/handler.ts";
import { noteCause, writeLog } from "../handler/log.ts";
import { callForMember, requireMember } from "../handler/member.ts";
import { issueFields } from "../handler/validation.ts";
import { inLine } from "../limits/line.ts";
import { inPlace } from "../limits/places.ts";
import { followSettings } from "../session/active.ts";
import { findEntries, type SurfaceEntry } from "./surface.ts";

function findEntry({ request, params, log }: HandlerContext) {
  const segments = params.path;
  const matches = findEntries(Array.isArray(segments) ? segments : []);
  if (matches.length === 0) throw new ApiError("NOT_FOUND");
  const match = matches.find(({ entry }) => entry.method === request.method);
  if (!match) {
    const allow = matches.map(({ entry }) => entry.method).join(", ");
    throw new ApiError("METHOD_NOT_ALLOWED", { headers: { allow } });
  }
  log.route = match.entry.id;
  return match;
}

async function readQuery(
  { request, text }: HandlerContext,
  endpoint: Endpoint,
): Promise<QueryValues> {
  if (!request.url.includes("?")) return {};
  const search = new URL(request.url).searchParams;
  const names = [...search.keys()];
  if (names.length === 0) return {};
  if (!endpoint.query || new Set(names).size < names.length) throw new ApiError("BAD_REQUEST");
  const parsed = endpoint.query.safeParse(Object.fromEntries(search));
  if (!parsed.success) {
    throw new ApiError("VALIDATION_FAILED", {
      fields: issueFields(parsed.error.issues, await text()),
    });
  }
  const query = parsed.data as QueryValues;
  if (names.some((name) => !Object.hasOwn(query, name))) throw new ApiError("BAD_REQUEST");
  return query;
}

async function withBody<Result>(
  context: HandlerContext,
  endpoint: Endpoint,
  use: (raw: RawBody | undefined) => Promise<Result>,
): Promise<Result> {
  const { request, text } = context;
  const rule = endpoint.body;
  if (rule?.kind === "multipart") return withForm(context, rule, use);
  if (rule?.kind === "json") return use(await readJsonBody(request, rule, text));
  if (request.method !== "GET") await refuseBody(request);
  return use(undefined);
}

function readIdempotencyKey({ request }: HandlerContext, endpoint: Endpoint): string | undefined {
  if (!endpoint.idempotent) return undefined;
  const key = request.headers.get("idempotency-key") ?? "";
  if (!IDEMPOTENCY_KEY_PATTERN.test(key)) throw new ApiError("BAD_REQUEST");
  return key;
}

function answer(
  context: HandlerContext,
  { endpoint }: SurfaceEntry,
  result: UpstreamResult<unknown>,
) {
  if (!result.ok) {
    context.log.upstreamStatus = result.refusal.status;
    throw refusalError(result.refusal, endpoint.relaysMessage);
  }
  context.log.upstreamStatus = result.status;
  if (isStream(endpoint.response)) return file(context, result.value as UpstreamStream);
  return endpoint.response ? json(result.value, result.status) : empty(204);
}

/** Calls of which an operator is told when they succeed, by the id of their entry. */
export const AUDITED: Readonly<Record<string, AuditEvent>> = {
  "PATCH account/change-password": "password changed",
  "POST public/reset-password": "password reset",
  "POST account/sessions/revoke-others": "other sessions ended",
  "DELETE account/sessions/{id}": "session ended",
  "POST account/passkeys": "passkey added",
  "POST account/passkeys/{id}/remove": "passkey removed",
  "PUT account/passkeys/required": "passkey demand changed",
  "POST account/gg-2fa/enable": "two-factor on",
  "POST account/gg-2fa/disabled": "two-factor off",
  "POST account/gg-2fa/recovery-codes": "recovery codes replaced",
  "POST account/freeze": "account frozen",
  "POST public/freeze": "account frozen",
  "POST public/unfreeze": "account unfrozen",
  "POST account/withdrawal-lock": "withdrawals locked",
  "POST account/withdrawal-lock/end": "withdrawal lock ended",
  "POST account/data-export": "data export requested",
  "GET account/data-export/{id}/file": "data export downloaded",
  "POST account/closing": "closing requested",
  "POST account/closing/cancel": "closing cancelled",
};

const SETTINGS_ENTRY = "PATCH account/settings";

function auditCall({ requestId, session }: HandlerContext, { id, endpoint }: SurfaceEntry): void {
  const event = AUDITED[id];
  if (!event) return;
  // A call for anybody, such as a reset by a mail's link, is not about whoever is signed in beside it.
  const isOwn = session.state === "member" && endpoint.audience === "member";
  const { userId, sid } = isOwn ? session.anchor : {};
  audit(event, { requestId, member: userId, sid });
}

/** A stream keeps its place until its last byte is taken or it breaks off; what is long has its turn in a line. */
function inTurn(
  { session, request }: HandlerContext,
  { response, isLong }: Endpoint,
  query: QueryValues,
  call: () => Promise<UpstreamResult<unknown>>,
): Promise<UpstreamResult<unknown>> {
  const member = session.state === "member" ? session.anchor.userId : "";
  if (isLong?.(query)) return inLine(member, request.signal, call);
  if (!isStream(response)) return call();
  return inPlace("download", member, call, (result) =>
    result.ok ? (result.value as UpstreamStream).ended : undefined,
  );
}

/** Next takes an AbortError for a reader who has left, and prints any other one past the log. */
function endQuietly(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch {
          controller.error(new DOMException("The stream broke off", "AbortError"));
        }
      },
      // Rejects with what broke the stream off before.
      cancel: (reason) => reader.cancel(reason).catch(() => undefined),
    },
    { highWaterMark: 0 },
  );
}

function file({ log }: HandlerContext, { type, fileName, body, ended }: UpstreamStream): Response {
  const startedAt = performance.now();
  ended.catch((cause: unknown) => {
    writeLog({ ...log, cause: `broke off: ${describeError(cause)}` }, startedAt);
  });
  const name = fileName ? `attachment; filename="${fileName}"` : "attachment";
  return new Response(endQuietly(body), {
    headers: {
      ...SAFE_HEADERS,
      "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "content-disposition": name,
    },
  });
}

/** Ends the member's other sessions here, as far as the call is about that. */
async function endingOthers(
  context: HandlerContext,
  { endsOtherSessions }: Endpoint,
  call: () => Promise<UpstreamResult<unknown>>,
): Promise<UpstreamResult<unknown>> {
  if (!endsOtherSessions) return call();
  const { anchor } = requireMember(context);
  try {
    const result = await call();
    if (result.ok) await markOthersEnded(anchor);
    return result;
  } catch (error) {
    const isFault = error instanceof UpstreamFault;
    if (isFault && endsOtherSessions === "asked") await markOthersEnded(anchor);
    throw error;
  }
}

/** The answer that the specification names in place of a failure; any other one stays a failure. */
function insteadOf(error: unknown, { log }: HandlerContext, { whenFailed }: Endpoint): Response {
  if (!whenFailed || !(error instanceof UpstreamFault || error instanceof ApiError)) throw error;
  noteCause(log, error, true);
  log.code = error.code;
  return json(whenFailed);
}

/**
 * The proxy: everything that the browser asks of the upstream passes here. Only what the contract
 * lists can be called, everything that goes up is built anew, and everything that comes back is
 * parsed before it is passed on.
 *
 * @throws ApiError, UpstreamFault; the wrapper turns them into the error envelope
 */
export async function proxy(context: HandlerContext): Promise<Response> {
  const match = findEntry(context);
  const { endpoint } = match.entry;
  if (endpoint.audience === "member") requireMember(context);
  const idempotencyKey = readIdempotencyKey(context, endpoint);
  const query = await readQuery(context, endpoint);
  return withBody(context, endpoint, (raw) =>
    forward(context, match, { params: match.params, query, raw }, idempotencyKey),
  );
}

async function forward(
  context: HandlerContext,
  { entry }: ReturnType<typeof findEntry>,
  input: RawInput,
  idempotencyKey: string | undefined,
): Promise<Response> {
  const { request, requestId, address } = context;
  const { endpoint } = entry;
  const callContext: CallContext = {
    requestId,
    idempotencyKey,
    clientAddress: address,
    language: acceptLanguage(context.locale),
    signal: request.signal,
  };
  if (endpoint.sharedForSeconds) {
    try {
      return answer(context, entry, await callSharedRaw(endpoint, input, callContext));
    } catch (error) {
      return insteadOf(error, context, endpoint);
    }
  }
  const send = (bearer?: string): Promise<UpstreamResult<unknown>> => {
    const { response } = endpoint;
    const as = { ...callContext, bearer };
    return isStream(response)
      ? streamUpstreamRaw({ ...endpoint, response }, input, as)
      : callUpstreamRaw(endpoint, input, as);
  };
  const call = () => (endpoint.audience === "member" ? callForMember(context, send) : send());
  const result = await endingOthers(context, endpoint, () =>
    inTurn(context, endpoint, input.query ?? {}, call),
  );
  if (result.ok) auditCall(context, entry);
  if (result.ok && entry.id === SETTINGS_ENTRY) await followSettings(context, result.value);
  return answer(context, entry, result);
}

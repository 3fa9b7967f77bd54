import type { Context } from "hono";
import { type Endpoint, isStream } from "../../../lib/contract/protocol/endpoint.ts";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import { identify } from "../auth/guard.ts";
import { findSession, type Session } from "../auth/sessions.ts";
import { visitorOf } from "../auth/visitor.ts";
import { OverdrawnAccountError } from "../ledger/journal.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Language } from "../texts/in-language.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import type { StreamedFile } from "./context.ts";
import { type Env, languageOf } from "./gateway.ts";
import {
  findStoredResponse,
  isStoredRefusal,
  type KeyedRequest,
  keyedRequest,
  memberSubject,
  type StoredResponse,
  storeResponse,
} from "./idempotency.ts";
import { readBytes, readInput } from "./input.ts";
import { Refusal, refusalBody, tokenRevoked } from "./refusal.ts";
import { streamed } from "./stream.ts";

const CREATES: ReadonlySet<Endpoint> = new Set<Endpoint>([contract.public.signUp]);

/** Refusals that decide nothing: the same key may come again, with a proof for instance. */
const UNDECIDED: ReadonlySet<number> = new Set([
  UPSTREAM_CODES.idempotencyReused,
  UPSTREAM_CODES.stepUpRequired,
]);

/** A handler whose types the mapped type over the contract has checked already. */
export type AnyHandler = (context: unknown, input: unknown) => unknown;

type Caller = { readonly member: Member; readonly session: Session } | undefined;

/** Carries a stored response out of the transaction that found it. */
class Replay extends Error {
  readonly response: StoredResponse;
  constructor(response: StoredResponse) {
    super("This request was answered before");
    this.response = response;
  }
}

function success(endpoint: Endpoint, result: unknown): StoredResponse {
  if (!endpoint.response) return { status: 204, body: "" };
  return { status: CREATES.has(endpoint) ? 201 : 200, body: JSON.stringify(result) };
}

function respond({ status, body }: StoredResponse, isReplayed = false): Response {
  const headers: Record<string, string> = isReplayed ? { "idempotent-replayed": "true" } : {};
  if (status === 204) return new Response(null, { status, headers });
  headers["content-type"] = "application/json";
  return new Response(body, { status, headers });
}

function authenticate(sandbox: Sandbox, endpoint: Endpoint, context: Context<Env>) {
  if (endpoint.audience === "public") return undefined;
  const bearer = context.req.header("authorization");
  return identify(sandbox, endpoint.audience, bearer, endpoint === contract.auth.logout);
}

/**
 * The caller as they are once the body has come: it may have been on its way for minutes, in which a protection was
 * switched on or the session ended.
 */
function callerNow({ database }: Sandbox, caller: Caller): Caller {
  const now = caller && findSession(database, caller.session.id);
  if (caller && now?.session.isPending !== caller.session.isPending) throw tokenRevoked();
  return now;
}

function keyed(endpoint: Endpoint, context: Context<Env>, caller: Caller, bytes: Buffer) {
  if (!endpoint.idempotent) return undefined;
  const key = context.req.header("idempotency-key");
  const subject = caller ? memberSubject(caller.member) : "public";
  return keyedRequest(key, subject, endpoint.method, context.req.path, bytes);
}

/** Opens the request's write transaction; the first response of a key commits with the effect. */
function writer(sandbox: Sandbox, endpoint: Endpoint, request: KeyedRequest | undefined) {
  const { database } = sandbox;
  return <Result>(work: () => Result): Result =>
    database.transaction(() => {
      const stored = request && findStoredResponse(database, request);
      if (stored) throw new Replay(stored);
      const result = work();
      if (request) storeResponse(database, request, success(endpoint, result));
      return result;
    });
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof OverdrawnAccountError)) return error;
  const { currency, available } = error;
  return new Refusal(
    422,
    UPSTREAM_CODES.insufficientBalance,
    "Your available balance isn’t enough.",
    {
      errors: {
        amount: [
          say("Only {amount} is available.", {
            amount: fullAmountOf(toUnits(available), currency),
          }),
        ],
      },
      available,
    },
  );
}

function settleRefusal(
  { database }: Sandbox,
  refusal: Refusal,
  request: KeyedRequest | undefined,
  requestId: string,
  language: Language,
): void {
  const { status, code, afterwards } = refusal;
  if (afterwards) database.transaction(afterwards);
  if (!request || !isStoredRefusal(status) || UNDECIDED.has(code)) return;
  const body = refusalBody(refusal, requestId, language);
  database.transaction(() => storeResponse(database, request, { status, body }));
}

/**
 * Answers one call of the contract: bearer, idempotency key, input, handler.
 * @throws Refusal, which the gateway turns into a response
 */
export async function answer(
  sandbox: Sandbox,
  endpoint: Endpoint,
  handler: AnyHandler,
  context: Context<Env>,
): Promise<Response> {
  const { database, clock, scheduler } = sandbox;
  const requestId = context.get("requestId");
  const language = languageOf(context);
  const announced = await authenticate(sandbox, endpoint, context);
  const bytes = await readBytes(endpoint, context);
  const request = keyed(endpoint, context, announced, bytes);
  try {
    const earlier = request && findStoredResponse(database, request);
    if (earlier) return respond(earlier, true);
    const input = await readInput(endpoint, context, bytes);
    // What a job books carries the time at which it was due, so nothing is written before it.
    if (endpoint.method !== "GET") scheduler.runDue(clock.now());
    const caller = callerNow(sandbox, announced);
    const write = writer(sandbox, endpoint, request);
    const { origin } = new URL(context.req.url);
    const seen = visitorOf(context.env.incoming);
    // Only calls that begin a session name the browser; the later ones are its too.
    const visitor = { ...seen, agent: seen.agent ?? caller?.session.agent ?? null };
    const result = await handler(
      { sandbox, requestId, origin, visitor, language, write, ...caller },
      input,
    );
    if (isStream(endpoint.response)) return streamed(endpoint.response, result as StreamedFile);
    if (!request) return respond(success(endpoint, result));
    const stored = findStoredResponse(database, request);
    if (!stored) throw new Error(`${endpoint.path} must write through its context`);
    return respond(stored);
  } catch (error) {
    if (error instanceof Replay) return respond(error.response, true);
    const refusal = asRefusal(error);
    if (refusal instanceof Refusal) settleRefusal(sandbox, refusal, request, requestId, language);
    throw refusal;
  }
}

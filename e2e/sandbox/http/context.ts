import type { z } from "zod";
import type {
  Audience,
  Endpoint,
  JsonBody,
  MultipartBody,
  ParamNames,
  StreamResponse,
} from "../../../lib/contract/protocol/endpoint.ts";
import type { Contract } from "../../../lib/contract/registry.ts";
import type { Member } from "../account/member.ts";
import type { Session } from "../auth/sessions.ts";
import type { Visitor } from "../auth/visitor.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Language } from "../texts/in-language.ts";
import type { UploadedFile } from "./body.ts";

interface RequestContext {
  readonly sandbox: Sandbox;
  readonly requestId: string;
  /** Scheme and host under which the caller reached the sandbox, for absolute addresses. */
  readonly origin: string;
  /** With the browser that the session began with, where the request names none. */
  readonly visitor: Visitor;
  /** What the caller wants to read. */
  readonly language: Language;
  /**
   * Runs the request's one write transaction and hands its result back. For a call with an
   * idempotency key the first response commits together with the effect, so it must be returned as is.
   */
  write<Result>(work: () => Result): Result;
}

export interface MemberContext extends RequestContext {
  readonly member: Member;
  readonly session: Session;
}

type ContextOf<A extends Audience> = A extends "public" ? RequestContext : MemberContext;

type BodyOf<Body> =
  Body extends JsonBody<infer Schema>
    ? z.output<Schema>
    : Body extends MultipartBody<infer Fields>
      ? { fields: z.output<Fields>; files: Readonly<Record<string, UploadedFile>> }
      : undefined;

interface HandlerInput<E extends Endpoint> {
  readonly params: Readonly<Record<ParamNames<E["path"]>, string>>;
  readonly query: E["query"] extends z.ZodType ? z.output<E["query"]> : undefined;
  readonly body: BodyOf<E["body"]>;
}

/** A file that is sent while it is made, asked for piece by piece. */
export interface StreamedFile {
  readonly filename: string;
  readonly chunks: Iterable<string | Uint8Array>;
}

type HandlerResult<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.input<E["response"]>
  : E["response"] extends StreamResponse
    ? StreamedFile
    : undefined;

type Handler<E extends Endpoint> = (
  context: ContextOf<E["audience"]>,
  input: HandlerInput<E>,
) => HandlerResult<E> | Promise<HandlerResult<E>>;

/** One handler for each endpoint of a service; a missing one is a type error. */
export type ServiceHandlers<S extends keyof Contract> = {
  readonly [Name in keyof Contract[S]]: Contract[S][Name] extends Endpoint
    ? Handler<Contract[S][Name]>
    : never;
};

export type ContractHandlers = { readonly [S in keyof Contract]: ServiceHandlers<S> };

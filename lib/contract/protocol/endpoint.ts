import type { z } from "zod";
import type { Service } from "./services.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Whose credential the upstream expects beside the API key: nobody's (`public`), the member's
 * access token (`member`), the second-factor token (`pending`) or the refresh token (`refresh`).
 */
export type Audience = "public" | "member" | "pending" | "refresh";

export interface FileRule {
  readonly maxBytes: number;
  /** Accepted media types, recognised by their first bytes and not by what the sender claims. */
  readonly types: readonly ("image/png" | "image/jpeg" | "image/webp" | "application/pdf")[];
}

export interface JsonBody<Schema extends z.ZodType = z.ZodType> {
  readonly kind: "json";
  readonly schema: Schema;
  readonly maxBytes: number;
  /** Names that members had in earlier versions, by the new one; refusals may speak of either. */
  readonly formerNames?: Readonly<Record<string, string>>;
}

export interface MultipartBody<Fields extends z.ZodObject = z.ZodObject> {
  readonly kind: "multipart";
  readonly fields: Fields;
  readonly files: Readonly<Record<string, FileRule>>;
  readonly maxTotalBytes: number;
}

export type BodyRule = JsonBody | MultipartBody | undefined;

/** An answer that is passed on as it comes, e.g. a CSV file: nothing of it is held or parsed. */
export interface StreamResponse {
  readonly kind: "stream";
  /** Media type without parameters, which the upstream must answer with. */
  readonly type: string;
  readonly maxBytes: number;
}

export type ResponseRule = z.ZodType | StreamResponse | undefined;

/** True when an endpoint's answer is passed on as a stream. */
export function isStream(response: ResponseRule): response is StreamResponse {
  return response !== undefined && "kind" in response && response.kind === "stream";
}

interface EndpointTraits {
  /** `server` keeps the call out of the browser's reach: tokens travel in it. Default `browser`. */
  readonly reach: "browser" | "server";
  /** The call acts although its method is safe; the browser must POST it, and nothing retries it. */
  readonly effect: boolean;
  /** An `Idempotency-Key` (UUID v4) is required. */
  readonly idempotent: boolean;
  /** Time to the response headers; the configured default applies when absent. */
  readonly timeoutMs: number | undefined;
  /** How long the same answer may serve every visitor; only for public data. */
  readonly sharedForSeconds: number | undefined;
  /**
   * What the browser gets in place of a failure or a refusal where the specification names it (R7.3);
   * the failure is logged.
   */
  readonly whenFailed: Readonly<Record<string, unknown>> | undefined;
  /**
   * The member reads the upstream's own message when it refuses (R8.2); elsewhere, and without one, we word it. With `only`
   * nobody words what has none: the screen has the specification's text.
   */
  readonly relaysMessage: boolean | "only";
  /**
   * Every other session of the member is over: `done`, once it has succeeded; `asked`, also where it failed or nobody knows,
   * since the member wants nothing else.
   */
  readonly endsOtherSessions: "done" | "asked" | undefined;
  /** True for a query whose answer is so long that a member gets one such answer after another. */
  readonly isLong: ((query: Readonly<Record<string, unknown>>) => boolean) | undefined;
  /** Names the specification's own call (`specification`) or one that we added (`extension`). */
  readonly origin: "specification" | "extension";
}

export interface Endpoint<
  S extends Service = Service,
  M extends Method = Method,
  P extends string = string,
  A extends Audience = Audience,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends BodyRule = BodyRule,
  Response extends ResponseRule = ResponseRule,
  Effect extends boolean = boolean,
> extends EndpointTraits {
  readonly effect: Effect;
  readonly service: S;
  readonly method: M;
  /** Template below the service's path, e.g. `/wallet/{code}`. */
  readonly path: P;
  readonly audience: A;
  /** One pattern for each `{name}` of the path, anchored, on the decoded value. */
  readonly params: Readonly<Record<string, RegExp>>;
  readonly query: Query;
  readonly body: Body;
  /** Schema of the answer, or how it streams; absent for 204. */
  readonly response: Response;
}

export type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type ParamsOf<P extends string> = [ParamNames<P>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamNames<P>, string>> };

type QueryOf<Q> = Q extends z.ZodType
  ? { readonly query?: z.input<Q> }
  : { readonly query?: undefined };

/** What a caller hands over: parameters of the path, query and body, as far as the endpoint has them. */
export type EndpointInput<E extends Endpoint> = ParamsOf<E["path"]> &
  QueryOf<E["query"]> &
  (E["body"] extends JsonBody<infer Schema>
    ? { readonly body: z.input<Schema> }
    : E["body"] extends MultipartBody
      ? { readonly body: FormData }
      : { readonly body?: undefined });

/** The parsed answer, or `undefined` for an endpoint that answers 204 or streams. */
export type EndpointOutput<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.output<E["response"]>
  : undefined;

interface Definition<
  S extends Service,
  M extends Method,
  P extends string,
  A extends Audience,
  Query extends z.ZodType | undefined,
  Body extends BodyRule,
  Response extends ResponseRule,
  Effect extends boolean,
> extends Partial<EndpointTraits> {
  readonly effect?: Effect;
  readonly service: S;
  readonly method: M;
  readonly path: P;
  readonly audience: A;
  readonly params?: Readonly<Record<ParamNames<P>, RegExp>>;
  readonly query?: Query;
  readonly body?: Body;
  readonly response?: Response;
}

/**
 * Defines one call of the upstream API as data. The server call, the proxy's allow-list, the
 * browser's typed call, the sandbox's route and the documents all derive from it.
 *
 * @throws Error when a path parameter has no pattern, or a shared answer would depend on a member
 */
export function endpoint<
  const S extends Service,
  const M extends Method,
  const P extends string,
  const A extends Audience,
  Query extends z.ZodType | undefined = undefined,
  Body extends BodyRule = undefined,
  Response extends ResponseRule = undefined,
  const Effect extends boolean = false,
>(
  definition: Definition<S, M, P, A, Query, Body, Response, Effect>,
): Endpoint<S, M, P, A, Query, Body, Response, Effect> {
  const params: Record<string, RegExp> = { ...definition.params };
  for (const [, name = ""] of definition.path.matchAll(/\{(\w+)\}/g)) {
    if (!params[name]) throw new Error(`${definition.path}: no pattern for the parameter ${name}`);
  }
  if (definition.sharedForSeconds && definition.audience !== "public") {
    throw new Error(`${definition.path}: only public answers can be shared`);
  }
  return Object.freeze({
    reach: "browser",
    idempotent: false,
    timeoutMs: undefined,
    sharedForSeconds: undefined,
    whenFailed: undefined,
    relaysMessage: false,
    endsOtherSessions: undefined,
    isLong: undefined,
    origin: "specification",
    ...definition,
    effect: (definition.effect ?? false) as Effect,
    params,
    query: definition.query as Query,
    body: definition.body as Body,
    response: definition.response as Response,
  });
}

/** A JSON body with its size limit; the default is ample for a form and too small for a flood. */
export function jsonBody<Schema extends z.ZodType>(
  schema: Schema,
  maxBytes = 16 * 1024,
): JsonBody<Schema> {
  return { kind: "json", schema, maxBytes };
}

/** A streamed answer of one media type, cut off beyond its size. */
export function streamOf(type: string, maxBytes: number): StreamResponse {
  return { kind: "stream", type, maxBytes };
}

/** A multipart body: text fields by schema, files by size and type, and a limit for the whole. */
export function multipartBody<Fields extends z.ZodObject>(
  rule: Omit<MultipartBody<Fields>, "kind">,
): MultipartBody<Fields> {
  return { kind: "multipart", ...rule };
}

/** The most rows of a file; a longer list is refused whole and never cut (R11.12). */
export const EXPORT_MAX_ROWS = 50_000;

/** A list as a file. Ten mebibytes hold its most rows; twice that breaks off. */
export const EXPORT_FILE = streamOf("text/csv", 20 * 1024 * 1024);

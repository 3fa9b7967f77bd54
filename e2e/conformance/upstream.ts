import { randomUUID } from "node:crypto";
import { request } from "undici";
import { type Endpoint, isStream, type Method } from "../../lib/contract/protocol/endpoint.ts";
import type { Options } from "./command/options.ts";

const HEADERS_MS = 10_000;
const TOTAL_MS = 30_000;
const MAX_BYTES = 20 * 1024 * 1024;

export interface Question {
  /** Names the call in the report; nothing that was filled in. */
  readonly asked: string;
  readonly method: Method;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly bearer?: string;
  /** Another key than the configured one; null sends none. */
  readonly apiKey?: string | null;
  readonly idempotencyKey?: string;
  readonly accept?: string;
  /** JSON unless `contentType` says otherwise. */
  readonly body?: string | Uint8Array;
  readonly contentType?: string;
}

export interface Answer {
  /** 0 when nothing came. */
  readonly status: number;
  readonly contentType: string;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  /** Why nothing came. */
  readonly failure?: string;
}

interface Timing {
  readonly asked: string;
  readonly milliseconds: number;
}

/** What an endpoint is called in the report. */
export function nameOf({ method, service, path }: Endpoint): string {
  return `${method} ${path || "/"} (${service})`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "nothing";
  if (error.name === "TimeoutError") return `no whole answer in ${TOTAL_MS / 1000} s`;
  const code = "code" in error ? String(error.code) : error.name;
  return code === "UND_ERR_HEADERS_TIMEOUT" ? `no answer in ${HEADERS_MS / 1000} s` : code;
}

/** The upstream as plain HTTP: nothing of the application, nothing followed, nothing retried. */
export class Upstream {
  readonly #options: Options;
  readonly timings: Timing[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /** A question by the contract; parameters are filled in as they are. */
  question(
    endpoint: Endpoint,
    input: {
      readonly params?: Readonly<Record<string, string>>;
      readonly query?: Readonly<Record<string, string>>;
    } = {},
  ): Question {
    const { method, service, path, response } = endpoint;
    const fill = (_: string, name: string) => encodeURIComponent(input.params?.[name] ?? "");
    return {
      asked: nameOf(endpoint),
      method,
      path: this.#options.paths[service] + path.replace(/\{(\w+)\}/g, fill),
      query: input.query,
      accept: isStream(response) ? `${response.type}, application/json` : undefined,
    };
  }

  #headers(question: Question): Record<string, string> {
    const { apiKey, bearer, idempotencyKey, accept, body, contentType } = question;
    const key = apiKey === undefined ? this.#options.apiKey : apiKey;
    return {
      accept: accept ?? "application/json",
      "accept-language": "en-US",
      "x-request-id": randomUUID(),
      ...(key !== null && { "x-api-key": key }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      ...(body !== undefined && { "content-type": contentType ?? "application/json" }),
    };
  }

  /** Asks once. Whatever happens is an answer; nothing is thrown. */
  async ask(question: Question): Promise<Answer> {
    const url = new URL(this.#options.upstream + question.path);
    for (const [name, value] of Object.entries(question.query ?? {})) {
      url.searchParams.set(name, value);
    }
    const startedAt = performance.now();
    try {
      const { statusCode, headers, body } = await request(url, {
        method: question.method,
        headers: this.#headers(question),
        body: question.body,
        headersTimeout: HEADERS_MS,
        signal: AbortSignal.timeout(TOTAL_MS),
      });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of body) {
        size += chunk.length;
        if (size > MAX_BYTES) throw new RangeError("too large");
        chunks.push(chunk);
      }
      const header = (name: string) => [headers[name] ?? []].flat()[0];
      const milliseconds = performance.now() - startedAt;
      this.timings.push({ asked: question.asked, milliseconds });
      const text = Buffer.concat(chunks).toString("utf8");
      const contentType = header("content-type")?.split(";", 1)[0]?.trim() ?? "";
      return { status: statusCode, contentType, header, text };
    } catch (error) {
      const failure = error instanceof RangeError ? "more than 20 MiB" : reasonOf(error);
      return { status: 0, contentType: "", header: () => undefined, text: "", failure };
    }
  }
}

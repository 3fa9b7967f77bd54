import assert from "node:assert/strict";
import type { z } from "zod";
import { type Endpoint, isStream } from "../../../lib/contract/protocol/endpoint.ts";
import { SERVICE_PATHS } from "../../../lib/contract/protocol/services.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { API_KEY } from "../http/api-key.ts";
import { SEED_PASSWORD } from "../seed/profiles.ts";
import { type RunningSandbox, type SandboxOptions, startSandbox } from "../server.ts";

export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bearer?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer<Value> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as the contract's schema reads it; throws when the body does not keep the contract. */
  value(): Value;
  /** The body as plain JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into refusals of many shapes
  json(): any;
}

type Value<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.output<E["response"]>
  : undefined;

interface SentMail {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly gg2FAToken: string;
  readonly validGG2FA: boolean;
}

function address({ service, path }: Endpoint, { params = {}, query = {} }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  return `${SERVICE_PATHS[service]}${filled}${search ? `?${search}` : ""}`;
}

function parseAnswer({ response }: Endpoint, text: string): unknown {
  if (!response || isStream(response)) return undefined;
  return response.parse(JSON.parse(text));
}

/** Calls endpoints of a sandbox at an address over real HTTP. */
export function caller(url: string) {
  async function call<E extends Endpoint>(
    endpoint: E,
    request: Call = {},
  ): Promise<Answer<Value<E>>> {
    const { body, bearer, key } = request;
    const headers = new Headers({ "x-api-key": API_KEY });
    if (bearer) headers.set("authorization", `Bearer ${bearer}`);
    if (key) headers.set("idempotency-key", key);
    if (body !== undefined && !(body instanceof FormData)) {
      headers.set("content-type", "application/json");
    }
    for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value);
    const response = await fetch(url + address(endpoint, request), {
      method: endpoint.method,
      headers,
      body: body instanceof FormData || body === undefined ? body : JSON.stringify(body),
      redirect: "manual",
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: () => JSON.parse(text),
      value: () => parseAnswer(endpoint, text) as Value<E>,
    };
  }

  async function control(path: string, order?: object) {
    const response = await fetch(`${url}/__sandbox/${path}`, {
      method: order ? "POST" : "GET",
      ...(order && { body: JSON.stringify(order) }),
    });
    return { status: response.status, json: await response.json() };
  }

  /** Moves business time, and runs what is due. */
  const advance = (advanceSeconds: number) => control("clock", { advanceSeconds });

  /** Every balance follows from the postings. */
  async function expectBalanced(): Promise<void> {
    const { json } = await control("reconcile", {});
    assert.deepEqual(json.differences, []);
  }

  async function login(
    username: string,
    password = SEED_PASSWORD,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Tokens> {
    const body = { username, password };
    return (await call(contract.auth.login, { body, headers })).value();
  }

  /** A member's access token, past the second factor where there is one. */
  async function bearerOf(username: string): Promise<string> {
    const { accessToken, gg2FAToken } = await login(username);
    if (accessToken) return accessToken;
    const body = { code: await usableCode(username) };
    return (await call(contract.account.twoFactorValid, { bearer: gg2FAToken, body })).value()
      .accessToken;
  }

  /** A code that the member's authenticator shows and that was not accepted yet. */
  async function usableCode(username: string): Promise<string> {
    const { json } = await control("codes");
    return json.items.find((item: { username: string }) => item.username === username).usable;
  }

  /** The mails to an address, newest first. */
  async function mailsTo(address: string): Promise<SentMail[]> {
    const { json } = await control("outbox");
    return json.items.filter(({ to }: SentMail) => to === address);
  }

  /** The token in the link of the newest mail of a kind to an address. */
  async function mailedToken(address: string, kind: string): Promise<string> {
    const mail = (await mailsTo(address)).find((one) => one.kind === kind);
    return new URL(mail?.link ?? "").searchParams.get("token") ?? "";
  }

  return {
    ...{ url, call, control, advance, expectBalanced },
    ...{ login, bearerOf, usableCode, mailsTo, mailedToken },
  };
}

export type Caller = ReturnType<typeof caller>;

/** Starts a sandbox in this process, in memory unless a file is named. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<
  Caller & {
    running: RunningSandbox;
    close: () => Promise<void>;
    moveToQuietMorning: () => Promise<void>;
  }
> {
  const running = await startSandbox({
    port: 0,
    dataFile: ":memory:",
    seed: "review",
    appOrigin: "http://localhost:3000",
    quiet: true,
    ...options,
  });
  const calls = caller(running.url);

  /** Moves to nine in the morning (UTC) of a day after which a week holds no end of a month. */
  async function moveToQuietMorning(): Promise<void> {
    const now = running.sandbox.clock.now();
    const morning = new Date(now);
    morning.setUTCHours(9, 0, 0, 0);
    while (morning.getTime() <= now || morning.getUTCDate() > 21) {
      morning.setUTCDate(morning.getUTCDate() + 1);
    }
    await calls.advance(Math.ceil((morning.getTime() - now) / 1000));
  }

  return { ...calls, running, close: running.close, moveToQuietMorning };
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

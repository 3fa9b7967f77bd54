import { z } from "zod";
import { SERVICE_PATHS, type Service } from "../contract/protocol/services.ts";
import { headerListSchema } from "./header-list.ts";
import {
  type LegalEnvironment,
  legalEnvironment,
  legalProblems,
  legalShape,
} from "./legal-variables.ts";
import {
  type LinkEnvironment,
  linkEnvironment,
  linkShape,
  webAddressSchema,
} from "./link-variables.ts";
import {
  type SecurityEnvironment,
  securityEnvironment,
  securityProblems,
  securityShape,
} from "./security-variables.ts";
import {
  type WalletEnvironment,
  walletEnvironment,
  walletProblems,
  walletShape,
} from "./wallet-variables.ts";

const services = Object.keys(SERVICE_PATHS) as Service[];

const originSchema = z
  .url({ protocol: /^https?$/, error: "must be an http or https address", abort: true })
  .refine(
    (value) => {
      const { href, origin } = new URL(value);
      return href === `${origin}/`;
    },
    { error: "must be one origin, without a path" },
  )
  .transform((value) => new URL(value).origin);

// Paths of services are appended to it. A list would pass for one address with a comma in the name of its host.
const baseUrlSchema = webAddressSchema
  .refine((value) => !value.includes(","), { error: "must be one address" })
  .refine((value) => !/[?#]/.test(value), { error: "must have no query and no fragment" })
  .transform((value) => value.replace(/\/+$/, ""));

const upstreamPathSchema = z.string().regex(/^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._~-]+)*$/, {
  error: "must be a path such as /auth/client",
});

// An address with a name and a password in it would be told where addresses are told.
function hasNoUser(address: string): boolean {
  const { username, password } = new URL(address);
  return username === "" && password === "";
}

const upstreamUrlSchema = baseUrlSchema.refine(hasNoUser, {
  error: "must have no user in it; UPSTREAM_API_KEY holds a key",
});

const collectorSchema = baseUrlSchema.refine(hasNoUser, {
  error: "must have no user in it; OTEL_EXPORTER_OTLP_HEADERS holds a key",
});

function milliseconds(fallback: number) {
  return z.coerce
    .number({ error: "must be a number of milliseconds" })
    .int()
    .min(50, { error: "must be 50 milliseconds or more" })
    .max(600_000, { error: "must be 600000 milliseconds or less" })
    .default(fallback);
}

const DEFAULT_SERVICE_NAME = "merlin-btc";

type PathVariable = `UPSTREAM_${Uppercase<Service>}_PATH`;

function pathVariable(service: Service): PathVariable {
  return `UPSTREAM_${service.toUpperCase() as Uppercase<Service>}_PATH`;
}

const pathShape = Object.fromEntries(
  services.map((service) => [
    pathVariable(service),
    upstreamPathSchema.default(SERVICE_PATHS[service]),
  ]),
) as Record<PathVariable, z.ZodDefault<typeof upstreamPathSchema>>;

const environmentSchema = z
  .object({
    NODE_ENV: z.string().default("production"),
    APP_ORIGIN: originSchema,
    ...securityShape,
    UPSTREAM_URL: upstreamUrlSchema,
    UPSTREAM_API_KEY: z
      .string({ error: "is missing" })
      .regex(/^[\x21-\x7e]+$/, { error: "must be visible ASCII characters" }),
    UPSTREAM_LOCALES_PATH: upstreamPathSchema.default("/locales"),
    UPSTREAM_TIMEOUT_MS: milliseconds(10_000),
    UPSTREAM_TOTAL_TIMEOUT_MS: milliseconds(30_000),
    UPSTREAM_REFRESH_TIMEOUT_MS: milliseconds(5_000),
    SHUTDOWN_GRACE_MS: milliseconds(25_000),
    PAGE_CACHE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: "must be one redis or rediss address" })
      .optional(),
    TRUSTED_PROXY_HOPS: z.coerce
      .number({ error: "must be a whole number from 0 to 10" })
      .int()
      .min(0)
      .max(10)
      .optional(),
    CLIENT_ADDRESS_HEADER: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]*$/, {
        error: "must be the name of a header, such as cf-connecting-ip",
      })
      .transform((name) => name.toLowerCase())
      .refine((name) => name !== "x-forwarded-for" && name !== "forwarded", {
        error: "must be a header that holds one address, as X-Forwarded-For does not",
      })
      .optional(),
    MAX_UPLOAD_BYTES: z.coerce
      .number({ error: "must be a number of bytes" })
      .int({ error: "must be a whole number of bytes" })
      .min(100_000, { error: "must be 100000 bytes or more" })
      .optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorSchema.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: headerListSchema.default({}),
    OTEL_RESOURCE_ATTRIBUTES: headerListSchema.default({}),
    OTEL_METRIC_EXPORT_INTERVAL: milliseconds(60_000),
    OTEL_SERVICE_NAME: z
      .string()
      .regex(/^[\x20-\x7e]{1,100}$/, { error: "must be 1 to 100 ASCII characters" })
      .optional(),
  })
  .extend(linkShape)
  .extend(legalShape)
  .extend(walletShape)
  .extend(pathShape);

/** The names of every variable that an operator can set; `NODE_ENV` is Next's own. */
export const OPERATOR_VARIABLES: readonly string[] = Object.keys(environmentSchema.shape).filter(
  (name) => name !== "NODE_ENV",
);

/** The validated configuration; `.env.example` describes each row. */
export interface Environment extends SecurityEnvironment, LinkEnvironment, LegalEnvironment {
  readonly appOrigin: string;
  /** True under `next dev` only. */
  readonly isDevelopment: boolean;
  /** True when members reach the application over https; decides Secure cookies and HSTS. */
  readonly isSecure: boolean;
  readonly upstream: {
    readonly url: string;
    readonly apiKey: string;
    readonly paths: Readonly<Record<Service, string>>;
    /** Where its texts lie, one file a language. */
    readonly localesPath: string;
    readonly timeoutMs: number;
    readonly totalTimeoutMs: number;
    readonly refreshTimeoutMs: number;
  };
  /** How long requests in flight may go on when the process is asked to end. */
  readonly shutdownGraceMs: number;
  /** The start command answers visitors' public pages from memory. */
  readonly keepsPages: boolean;
  readonly redisUrl: string | undefined;
  /** How many proxies in front are ours: the n-th forwarded address from the right is the visitor's. */
  readonly trustedProxyHops: number;
  /** The header, in lower case, in which the host names the visitor's address; then the hops name none. */
  readonly clientAddressHeader: string | undefined;
  /** The largest body that a host in front takes, in bytes; without it, what the contract allows. */
  readonly maxUploadBytes: number | undefined;
  readonly wallets: WalletEnvironment;
  /** Where traces and metrics go; without it there are none. */
  readonly telemetry:
    | {
        readonly endpoint: string;
        readonly serviceName: string;
        /** What else the receiver is told of this instance. */
        readonly resourceAttributes: Readonly<Record<string, string>>;
        readonly metricsEveryMs: number;
        /** May hold a key. */
        readonly headers: Readonly<Record<string, string>>;
      }
    | undefined;
}

/** Settings by their names, as the process has them. */
export type Source = Readonly<Record<string, string | undefined>>;

/** Configuration is missing or malformed; the message is one line that names the variable. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

// Left out by oversight, nobody's tries to sign in would be limited by address; and nothing would say so.
function proxyProblems(present: Source): readonly string[] {
  const { data: origin } = originSchema.safeParse(present.APP_ORIGIN);
  const isSaid = present.TRUSTED_PROXY_HOPS ?? present.CLIENT_ADDRESS_HEADER;
  if (!origin?.startsWith("https:") || isSaid !== undefined) return [];
  return ["TRUSTED_PROXY_HOPS is missing: how many proxies of yours stand in front, 0 for none"];
}

// Node takes quotation marks of an .env file away, `docker run --env-file` does not. A secret is as good with them, and without
// them it would be another one, which signs everybody out.
function isQuoted(name: string, present: Source): boolean {
  return name !== "SESSION_SECRET" && /^(["']).*\1$/s.test(present[name] ?? "");
}

/**
 * Validates configuration. Spaces and line ends around a value are none of it, as files of secrets end with one; empty values
 * count as absent.
 * @throws ConfigurationError naming every variable that is missing or malformed
 */
export function parseEnvironment(source: Source): Environment {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()] as const);
  const present = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(present);
  const quoted = OPERATOR_VARIABLES.filter((name) => isQuoted(name, present));
  const problems = quoted.map((name) => `${name} must stand without quotation marks`);
  const issues = parsed.error?.issues ?? [];
  const others = issues.filter(({ path: [name] }) => !quoted.includes(String(name)));
  const words = others.map((issue) => {
    const name = String(issue.path[0]);
    return name in present ? `${name} ${issue.message}` : `${name} is missing`;
  });
  problems.push(...words, ...proxyProblems(present), ...securityProblems(present));
  problems.push(...walletProblems(present), ...legalProblems(present));
  if (!parsed.success || problems.length > 0) {
    throw new ConfigurationError(`Configuration: ${[...new Set(problems)].join("; ")}`);
  }
  const row = parsed.data;
  return deepFreeze({
    appOrigin: row.APP_ORIGIN,
    isDevelopment: row.NODE_ENV === "development",
    isSecure: row.APP_ORIGIN.startsWith("https:"),
    ...securityEnvironment(row, new URL(row.UPSTREAM_URL).origin),
    ...linkEnvironment(row),
    ...legalEnvironment(row),
    upstream: {
      url: row.UPSTREAM_URL,
      apiKey: row.UPSTREAM_API_KEY,
      paths: Object.fromEntries(
        services.map((service) => [service, row[pathVariable(service)]]),
      ) as Record<Service, string>,
      localesPath: row.UPSTREAM_LOCALES_PATH,
      timeoutMs: row.UPSTREAM_TIMEOUT_MS,
      totalTimeoutMs: row.UPSTREAM_TOTAL_TIMEOUT_MS,
      refreshTimeoutMs: row.UPSTREAM_REFRESH_TIMEOUT_MS,
    },
    shutdownGraceMs: row.SHUTDOWN_GRACE_MS,
    keepsPages: row.PAGE_CACHE === "on",
    redisUrl: row.REDIS_URL,
    trustedProxyHops: row.TRUSTED_PROXY_HOPS ?? 0,
    clientAddressHeader: row.CLIENT_ADDRESS_HEADER,
    maxUploadBytes: row.MAX_UPLOAD_BYTES,
    wallets: walletEnvironment(row),
    telemetry: row.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: row.OTEL_EXPORTER_OTLP_ENDPOINT,
          // OpenTelemetry's order: the name of its own variable, then the attribute.
          serviceName:
            row.OTEL_SERVICE_NAME ??
            row.OTEL_RESOURCE_ATTRIBUTES["service.name"] ??
            DEFAULT_SERVICE_NAME,
          resourceAttributes: row.OTEL_RESOURCE_ATTRIBUTES,
          metricsEveryMs: row.OTEL_METRIC_EXPORT_INTERVAL,
          headers: row.OTEL_EXPORTER_OTLP_HEADERS,
        }
      : undefined,
  });
}

function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === "object" && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}

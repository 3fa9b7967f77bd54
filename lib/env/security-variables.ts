import { z } from "zod";

/** Of 128 random bits as 32 hexadecimal digits, one secret in 370 000 has fewer different ones. */
const LEAST_DIFFERENT = 9;

const secretsSchema = z
  .string({ error: "is missing" })
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .pipe(
    z
      .array(
        z
          .string()
          .min(32, { error: "needs 32 characters or more in each secret", abort: true })
          .refine((secret) => new Set(secret).size >= LEAST_DIFFERENT, {
            error:
              "holds a secret of few different characters: make one with `openssl rand -base64 48`",
          }),
      )
      .min(1),
  );

const MEDIA_ADDRESS = /^https?:\/\/[^/?#@\\]+(?:\/[A-Za-z0-9_~=-][A-Za-z0-9._~=-]*)*\/?$/;

// A path that would have to be normalised could be said in several ways.
const mediaSchema = z
  .url({ protocol: /^https?$/, error: "must be http or https addresses", abort: true })
  .refine((value) => MEDIA_ADDRESS.test(value), {
    error: "must be addresses with plain paths, such as https://pictures.example/avatars",
  })
  .transform((value) => new URL(value).href.replace(/\/?$/, "/"));

const mediaListSchema = z
  .string()
  .transform((value) => value.split(",").map((address) => address.trim()))
  .pipe(z.array(mediaSchema).max(100, { error: "holds more than 100 addresses" }));

const switchSchema = z.enum(["true", "false"], { error: "must be true or false" }).default("false");

/** The variables about what holds an attacker off; `.env.example` describes each row. */
export const securityShape = {
  SESSION_SECRET: secretsSchema,
  SESSION_CALLS_PER_MINUTE: z.coerce
    .number({ error: "must be a number of calls" })
    .int({ error: "must be a whole number of calls" })
    .min(1, { error: "must be 1 or more" })
    .default(600),
  HSTS_INCLUDE_SUBDOMAINS: switchSchema,
  HSTS_PRELOAD: switchSchema,
  MEDIA_ORIGINS: mediaListSchema.optional(),
};

type SecurityRow = z.output<z.ZodObject<typeof securityShape>>;

export interface SecurityEnvironment {
  /** Newest first: the first seals, all unseal. */
  readonly sessionSecrets: readonly string[];
  /** How many calls one session may make in a minute. */
  readonly sessionCallsPerMinute: number;
  /** What `Strict-Transport-Security` says beside its time, on https. */
  readonly hsts: { readonly includeSubDomains: boolean; readonly preload: boolean };
  /**
   * What the addresses of pictures begin with, each with a slash at its end; they are shown under addresses
   * of our own, and nothing else is fetched.
   */
  readonly mediaPrefixes: readonly string[];
}

/** The rows as the application reads them. */
export function securityEnvironment(row: SecurityRow, upstreamOrigin: string): SecurityEnvironment {
  return {
    sessionSecrets: row.SESSION_SECRET,
    sessionCallsPerMinute: row.SESSION_CALLS_PER_MINUTE,
    hsts: {
      includeSubDomains: row.HSTS_INCLUDE_SUBDOMAINS === "true",
      preload: row.HSTS_PRELOAD === "true",
    },
    mediaPrefixes: row.MEDIA_ORIGINS ?? [`${upstreamOrigin}/media/`],
  };
}

/**
 * What two variables say only together: without a path at the upstream's own origin, visitors would choose
 * what is asked of the upstream; and browsers' lists take nobody without their subdomains
 * (https://hstspreload.org).
 */
export function securityProblems(
  present: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const upstream = URL.parse(present.UPSTREAM_URL ?? "");
  const { data: prefixes = [] } = mediaListSchema.safeParse(present.MEDIA_ORIGINS);
  const isBare = upstream !== null && prefixes.includes(`${upstream.origin}/`);
  const isListedAlone =
    present.HSTS_PRELOAD === "true" && present.HSTS_INCLUDE_SUBDOMAINS !== "true";
  return [
    ...(isBare ? ["MEDIA_ORIGINS must name a path of pictures at the upstream's own origin"] : []),
    ...(isListedAlone ? ["HSTS_PRELOAD needs HSTS_INCLUDE_SUBDOMAINS=true"] : []),
  ];
}

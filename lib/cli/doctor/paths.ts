import { randomUUID } from "node:crypto";
import { request } from "undici";
import { publicEndpoints } from "../../contract/public.ts";
import { socialEndpoints } from "../../contract/social.ts";
import type { Environment } from "../../env/environment.ts";
import { mendConnection } from "./certificate.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

const ASKING_MS = 3_000;

interface Question {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, and a POST. */
  readonly body?: string;
}

/** The status of an answer, or the code of what kept it away. */
async function ask({ url, headers, body }: Question): Promise<number | string> {
  try {
    const answer = await request(url, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "x-request-id": randomUUID(),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(ASKING_MS),
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch (error) {
    if (!(error instanceof Error)) return "nothing";
    return "code" in error ? String(error.code) : error.name;
  }
}

function withKey({ upstream }: Environment) {
  return { accept: "application/json", "x-api-key": upstream.apiKey };
}

/** Texts of the upstream that replace ours: there, or nowhere. */
async function locales(environment: Environment): Promise<Finding> {
  const { url, localesPath } = environment.upstream;
  const where = `UPSTREAM_LOCALES_PATH ${localesPath}`;
  const came = await ask({ url: `${url}${localesPath}/en-US.json`, headers: withKey(environment) });
  if (came === 200) return ok(`${where}: the upstream's own texts are there`);
  if (came === 404) return ok(`${where}: none, so our own texts are shown`);
  return warning(
    `${where} answers ${came}: our own texts are shown, and each renewal logs it`,
    "let it answer 200 with JSON, or 404",
  );
}

/** Answers of a call that is not there, and of none. */
function isAway(came: number | string): boolean {
  return typeof came === "string" || [404, 405].includes(came) || came >= 500;
}

/** A call that every upstream has, with nothing in it: it is refused, and sends no mail. */
async function publicService(environment: Environment): Promise<Finding> {
  const { url, paths } = environment.upstream;
  const path = `${paths.public}${publicEndpoints.forgot.path}`;
  const came = await ask({ url: `${url}${path}`, headers: withKey(environment), body: "{}" });
  if (isAway(came))
    return failure(`public answers ${came} to ${path}`, "check UPSTREAM_PUBLIC_PATH");
  return ok("public is there");
}

async function socialService(environment: Environment): Promise<Finding> {
  const { url, paths } = environment.upstream;
  const path = `${paths.social}${socialEndpoints.links.path}`;
  const came = await ask({ url: `${url}${path}`, headers: withKey(environment) });
  if (came === 200) return ok("social is there");
  const says = `social answers ${came} to ${path}`;
  if (came === 404 || came === 501)
    return warning(says, "check UPSTREAM_SOCIAL_PATH if it is offered");
  return failure(says, "check UPSTREAM_SOCIAL_PATH");
}

/** Whether anybody answers where pictures lie; which pictures there are is not asked. */
async function media({ mediaPrefixes }: Environment): Promise<readonly Finding[]> {
  return Promise.all(
    mediaPrefixes.map(async (prefix) => {
      const came = await ask({ url: prefix });
      if (typeof came === "string")
        return failure(
          `MEDIA_ORIGINS ${prefix}: ${came}, so no picture from there is shown`,
          mendConnection(came, "check the address, and the network between"),
        );
      if (came >= 500) return warning(`MEDIA_ORIGINS ${prefix} answers ${came}`, "see its log");
      return ok(`MEDIA_ORIGINS ${prefix} answers`);
    }),
  );
}

/** Sends a batch of nothing, as the exporters do. */
async function collector({ telemetry }: Environment): Promise<Finding> {
  if (!telemetry)
    return warning(
      "OTEL_EXPORTER_OTLP_ENDPOINT is not set: there are no traces and no metrics",
      "set it to an OpenTelemetry collector; the log tells of each request meanwhile",
    );
  const { endpoint, headers } = telemetry;
  const batches = { traces: { resourceSpans: [] }, metrics: { resourceMetrics: [] } };
  const answers = await Promise.all(
    Object.entries(batches).map(async ([signal, batch]) => {
      const url = `${endpoint}/v1/${signal}`;
      const came = await ask({ url, headers, body: JSON.stringify(batch) });
      return typeof came === "number" && came < 300 ? [] : [`${signal}: ${came}`];
    }),
  );
  const refused = answers.flat();
  if (refused.length === 0) return ok("the OTLP endpoint takes traces and metrics");
  const mend = refused.some((one) => /40[13]/.test(one))
    ? "set OTEL_EXPORTER_OTLP_HEADERS to what it asks for"
    : mendConnection(
        refused.join(),
        "check OTEL_EXPORTER_OTLP_ENDPOINT: OTLP over HTTP, often port 4318",
      );
  return failure(`the OTLP endpoint does not take them (${refused.join(", ")})`, mend);
}

/** The upstream's texts, and its services without a call for members. */
export function judgeOpenPaths(environment: Environment): Promise<readonly Finding[]> {
  return Promise.all([
    locales(environment),
    publicService(environment),
    socialService(environment),
  ]);
}

/** What lies at the addresses that are configured beside the upstream's. */
export async function judgeAddresses(environment: Environment): Promise<readonly Finding[]> {
  const [pictures, traces] = await Promise.all([media(environment), collector(environment)]);
  return [traces, ...pictures];
}

import { randomUUID } from "node:crypto";
import { authEndpoints } from "../../contract/auth.ts";
import { priceEndpoints } from "../../contract/price.ts";
import type { Endpoint } from "../../contract/protocol/endpoint.ts";
import { DEFINITE_REFUSALS, UPSTREAM_CODES } from "../../contract/protocol/errors.ts";
import { SERVICE_PATHS, type Service } from "../../contract/protocol/services.ts";
import { publicEndpoints } from "../../contract/public.ts";
import { contract } from "../../contract/registry.ts";
import type { Environment } from "../../env/environment.ts";
import { callUpstream, callUpstreamRaw } from "../../upstream/call.ts";
import { UpstreamFault } from "../../upstream/errors.ts";
import { mendConnection } from "./certificate.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";
import { judgeOpenPaths } from "./paths.ts";

/** No upstream accepts it; whoever refuses it has the service. */
const NOBODYS_TOKEN = "doctor";

function context() {
  return { requestId: randomUUID() };
}

function describe(fault: UpstreamFault): string {
  const { cause } = fault;
  const code = cause instanceof Error && "code" in cause ? ` (${cause.code})` : "";
  return `${fault.message}${code}`;
}

function variable(service: Service): string {
  return `UPSTREAM_${service.toUpperCase()}_PATH`;
}

async function reach({ upstream }: Environment): Promise<Finding> {
  const result = await callUpstream(priceEndpoints.prices, {}, context());
  if (result.ok) return ok(`the upstream at ${upstream.url} answers prices by the contract`);
  const { status, body } = result.refusal;
  if (status === 403 || body.statusCode === UPSTREAM_CODES.apiKeyRefused) {
    return failure(
      `the upstream refuses our key with ${status}`,
      "set UPSTREAM_API_KEY to its key",
    );
  }
  return failure(
    `the upstream answers ${status} to ${upstream.paths.price}/prices`,
    "check UPSTREAM_URL and UPSTREAM_PRICE_PATH",
  );
}

async function renewal(): Promise<Finding> {
  const as = { ...context(), bearer: NOBODYS_TOKEN };
  const result = await callUpstream(authEndpoints.refresh, {}, as);
  if (result.ok) {
    return failure(
      "the upstream renews a session for a token that nobody has",
      "its /refresh must check the bearer",
    );
  }
  const { status } = result.refusal;
  if (DEFINITE_REFUSALS.has(status)) return ok("renewing a session is answered as it should be");
  return failure(`renewing a session is answered ${status}`, "check UPSTREAM_AUTH_PATH");
}

/** A plain read of a service's own, to see whether it is there: an extension beside it may be missing alone. */
function probe(service: Service): Endpoint | undefined {
  const own: Readonly<Record<string, Endpoint>> =
    contract[service === "market" ? "marketplace" : service];
  return Object.values(own).find(
    ({ method, audience, params, query, effect }) =>
      method === "GET" &&
      audience === "member" &&
      !effect &&
      Object.keys(params).length === 0 &&
      (query === undefined || query.safeParse({}).success),
  );
}

async function offer(service: Service, endpoint: Endpoint): Promise<Finding> {
  const as = { ...context(), bearer: NOBODYS_TOKEN };
  const result = await callUpstreamRaw(endpoint, {}, as);
  const path = `${variable(service)}`;
  if (result.ok) {
    return failure(
      `${endpoint.path} of ${service} answers a token that nobody has`,
      "its calls for members must check the bearer",
    );
  }
  const { status } = result.refusal;
  if (status === 401) return ok(`${service} is there and asks for a bearer`);
  if (status === 404 || status === 501) {
    const isNeeded = endpoint.origin === "specification";
    const says = `${service} answers ${status} to ${endpoint.path}`;
    return isNeeded
      ? failure(says, `check ${path}`)
      : warning(`${says}: its screens explain that it is not offered`, `check ${path} if it is`);
  }
  return warning(
    `${service} answers ${status} where a bearer is wrong`,
    "401 is what the contract says",
  );
}

/** Browsers bind passkeys to the host that members see, for ever. */
async function passkeys({ appOrigin }: Environment): Promise<Finding> {
  const result = await callUpstream(publicEndpoints.capabilities, {}, context());
  const rpId = result.ok ? result.value.passkeys?.rpId : undefined;
  const host = new URL(appOrigin).hostname;
  if (rpId === undefined) return ok("the upstream offers no passkeys, and no screen does");
  if (rpId === host) return ok(`passkeys are for ${host}`);
  return failure(
    `the upstream’s passkeys are for ${rpId}, and members see ${host}: none is offered`,
    "set the upstream’s relying party to the host of APP_ORIGIN",
  );
}

async function attempt(check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    const reason = describe(error);
    const mend = "check UPSTREAM_URL, the network between, and the upstream's log";
    return failure(reason, mendConnection(reason, mend));
  }
}

/** What the upstream says to calls that change nothing. Nothing more is asked once it cannot be reached. */
export async function judgeUpstream(environment: Environment): Promise<readonly Finding[]> {
  const reached = await attempt(() => reach(environment));
  if (reached.level === "failure") return [reached];
  const services = Object.keys(SERVICE_PATHS) as Service[];
  const probes = services.flatMap((service) => {
    const endpoint = probe(service);
    return endpoint ? [attempt(() => offer(service, endpoint))] : [];
  });
  const others = [attempt(renewal), attempt(() => passkeys(environment))];
  const [open, ...asked] = await Promise.all([judgeOpenPaths(environment), ...others, ...probes]);
  return [reached, ...open, ...asked];
}

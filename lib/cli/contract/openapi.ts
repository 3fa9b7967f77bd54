import type { Audience, Endpoint } from "../../contract/protocol/endpoint.ts";
import { UPSTREAM_CODES } from "../../contract/protocol/errors.ts";
import { SERVICE_PATHS } from "../../contract/protocol/services.ts";
import { type Contract, contract } from "../../contract/registry.ts";
import { CONTRACT_VERSION } from "../../contract/version.ts";
import {
  callParameters,
  content,
  type Json,
  parameter,
  requestBody,
} from "../surface/operation.ts";
import { addExamples } from "./examples.ts";

/** Whose credential goes beside the key. */
const BEARERS: Readonly<Record<Audience, string | null>> = {
  public: null,
  member: "accessToken",
  pending: "secondFactorToken",
  refresh: "refreshToken",
};

const BEARER_WORDS: Readonly<Record<string, string>> = {
  accessToken: "The member's access token",
  secondFactorToken: "The token of a member who still owes the second factor (gg2FAToken)",
  refreshToken: "The member's refresh token",
};

/** Refusals that mean something to the application, by status. */
const REFUSALS: readonly (readonly [status: number, description: string])[] = [
  [401, "The bearer counts no more: 5000 expired, 5001 revoked, 5002 the second factor is owed"],
  [
    403,
    "4030 not valid, 4031 identity check, 4032 second factor, 4033 hold, 4034 the key, 4035 limit, 4036 to be confirmed (`/step-up`), 4037 account frozen, 4038 withdrawals locked",
  ],
  [404, "4040: there is no such thing, or an extension is not offered; 4041 unknown passkey"],
  [
    409,
    "4090 the idempotency key was used for another body, 4091 conflict: so already, or no longer as shown; 4092 a passkey's challenge is over",
  ],
  [
    422,
    "4220 with errors by field, a wrong name, password or code among them; or 4221: the balance does not suffice",
  ],
  [423, "4230: locked, until the moment in `until`"],
  [429, "4290: too often; Retry-After says how many seconds to wait"],
  [501, "An extension is not offered"],
  [503, "5030: unavailable for the moment"],
];

/** What the upstream has to do with a key, so that nothing is carried out twice. */
const KEY_WORDS =
  "The same key and body again, within 24 hours, is answered as the first time and not carried out anew; the key with another body is 409/4090";

function refusalsOf({ audience, origin, method }: Endpoint): readonly number[] {
  const isExtension = origin === "extension";
  return REFUSALS.map(([status]) => status).filter((status) => {
    if (status === 401) return audience !== "public";
    if (status === 501) return isExtension;
    return status === 409 ? method !== "GET" : true;
  });
}

function operation(area: string, name: string, endpoint: Endpoint): Json {
  const call = { ...endpoint, answer: endpoint.response };
  const body = requestBody(call);
  const bearer = BEARERS[endpoint.audience];
  const refusals = refusalsOf(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/Refusal${status}` },
  ]);
  const isExtension = endpoint.origin === "extension";
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    ...(isExtension && { description: "An extension: an upstream may answer 404 or 501." }),
    "x-origin": endpoint.origin,
    security: [{ apiKey: [], ...(bearer && { [bearer]: [] }) }],
    parameters: [
      ...callParameters(call),
      ...(endpoint.idempotent
        ? [
            {
              ...parameter("idempotency-key", "header", { type: "string", format: "uuid" }, true),
              description: KEY_WORDS,
            },
          ]
        : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [endpoint.response ? 200 : 204]: { description: "A good answer", ...content(call) },
      ...Object.fromEntries(refusals),
    },
  };
}

const refusalSchema = {
  type: "object",
  required: ["statusCode", "message"],
  properties: {
    statusCode: { type: "integer", enum: Object.values(UPSTREAM_CODES) },
    message: { type: "string", description: "For the member, in the language of accept-language" },
    errors: {
      type: "object",
      description: "By field; _ is the form as a whole",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    requestId: { type: "string" },
    until: { type: "string", format: "date-time" },
    retryAt: { type: "string", format: "date-time" },
    available: { type: "string" },
    triesLeft: { type: "integer" },
  },
};

function refusalResponses(): Json {
  const rows = REFUSALS.map(([status, description]) => {
    const schema = { $ref: "#/components/schemas/Refusal" };
    return [`Refusal${status}`, { description, content: { "application/json": { schema } } }];
  });
  return Object.fromEntries(rows);
}

// `{` comes after all that a path is made of, so that a path without parameters is found before one with.
function byPath([a]: readonly [string, Json], [b]: readonly [string, Json]): number {
  return a < b ? -1 : 1;
}

/** What the operator's upstream must answer, as OpenAPI 3.1: every call at its default place. */
export function contractOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [area, calls] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
      const path = `${SERVICE_PATHS[endpoint.service]}${endpoint.path}` || "/";
      const method = endpoint.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: operation(area, name, endpoint) };
    }
  }
  const bearers = Object.entries(BEARER_WORDS).map(([name, description]) => [
    name,
    { type: "http", scheme: "bearer", description },
  ]);
  addExamples(paths);
  return {
    openapi: "3.1.0",
    info: {
      title: "Merlin BTC: what the upstream answers",
      version: CONTRACT_VERSION,
      description:
        "Printed by `npm run -s contract -- --openapi` from the data that the code runs on. `x-origin: extension` marks what may be left out. What a call means, and when it refuses, stands above it in `lib/contract`, in the file of its area.",
    },
    servers: [{ url: "/" }],
    tags: (Object.keys(contract) as (keyof Contract)[]).map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(byPath)),
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "x-api-key" },
        ...Object.fromEntries(bearers),
      },
      schemas: { Refusal: refusalSchema },
      responses: refusalResponses(),
    },
  };
}

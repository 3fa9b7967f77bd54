import type { Endpoint } from "../contract/protocol/endpoint.ts";
import { SERVICE_PATHS } from "../contract/protocol/services.ts";
import { endpoints } from "../contract/registry.ts";
import { CONTRACT_VERSION } from "../contract/version.ts";
import { readArguments } from "./arguments.ts";
import { contractOpenApi } from "./contract/openapi.ts";
import { print } from "./print.ts";

/**
 * Prints what the operator's upstream must answer: a line a call, with `--json` the same for machines, or with
 * `--openapi` as OpenAPI 3.1.
 */
const values = readArguments({ json: { type: "boolean" }, openapi: { type: "boolean" } });

function describe({ method, service, path, audience, origin, idempotent }: Endpoint) {
  const call = `${method} ${SERVICE_PATHS[service]}${path}`;
  return { call, audience, origin, isIdempotent: idempotent };
}

const rows = endpoints.map(describe);
const data =
  (values.openapi && contractOpenApi()) ||
  (values.json && { version: CONTRACT_VERSION, calls: rows });
const lines = rows.map(({ call, audience, origin }) => `${call}  ${audience}, ${origin}`);
const text = data
  ? JSON.stringify(data, null, 1)
  : [`Contract ${CONTRACT_VERSION}`, ...lines].join("\n");
print(`${text}\n`);

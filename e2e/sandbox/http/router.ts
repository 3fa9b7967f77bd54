import type { Hono } from "hono";
import type { Endpoint } from "../../../lib/contract/protocol/endpoint.ts";
import { SERVICE_PATHS } from "../../../lib/contract/protocol/services.ts";
import { contract } from "../../../lib/contract/registry.ts";
import type { Sandbox } from "../sandbox.ts";
import { type AnyHandler, answer } from "./answer.ts";
import type { Env } from "./gateway.ts";
import { handlers } from "./handlers.ts";

interface Mount {
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
}

function mounts(): Mount[] {
  return Object.entries(contract).flatMap(([service, serviceEndpoints]) => {
    const implementations: object = handlers[service as keyof typeof handlers];
    return Object.entries<Endpoint>(serviceEndpoints).map(([name, endpoint]) => ({
      path: SERVICE_PATHS[endpoint.service] + endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
      endpoint,
      handler: (implementations as Record<string, AnyHandler>)[name] as AnyHandler,
    }));
  });
}

/** Mounts every endpoint of the contract at its service's path; static paths win over parameters. */
export function mountContract(app: Hono<Env>, sandbox: Sandbox): void {
  const parameters = ({ path }: Mount) => path.split("/:").length;
  for (const mount of mounts().sort((a, b) => parameters(a) - parameters(b))) {
    const { path, endpoint, handler } = mount;
    app.on(endpoint.method, path, (context) => answer(sandbox, endpoint, handler, context));
  }
}

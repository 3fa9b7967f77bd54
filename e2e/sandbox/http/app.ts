import { Hono } from "hono";
import { SERVICE_PATHS } from "../../../lib/contract/protocol/services.ts";
import { mountConsole } from "../console/mount.ts";
import { mountControl } from "../control/mount.ts";
import type { Sandbox } from "../sandbox.ts";
import { mountAssets } from "./assets.ts";
import type { Faults } from "./faults.ts";
import { type Env, meetFaults, observe, refusalResponse, requireApiKey } from "./gateway.ts";
import { notFound } from "./refusal.ts";
import type { RequestLog } from "./request-log.ts";
import { mountContract } from "./router.ts";
import { mountWalletStandIns } from "./wallet-stand-ins.ts";

/** The whole HTTP surface: contract, assets, control API and console. */
export function createApp(sandbox: Sandbox, faults: Faults, log: RequestLog): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, context) => refusalResponse(error, context));
  app.notFound((context) => refusalResponse(notFound(), context));
  app.use(observe(log, sandbox.clock));
  mountControl(app, sandbox, faults, log);
  mountConsole(app);
  app.use(meetFaults(faults));
  for (const path of new Set(Object.values(SERVICE_PATHS))) app.use(`${path}/*`, requireApiKey);
  mountAssets(app, sandbox);
  mountWalletStandIns(app);
  mountContract(app, sandbox);
  return app;
}

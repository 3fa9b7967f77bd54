import { randomBytes } from "node:crypto";
import { sealData } from "iron-session";
import { startNode } from "../cli/process.ts";
import { freePort } from "../fixtures/application.ts";
import type { Contestant } from "./rounds.ts";
import { running } from "./servers.ts";
import { KEY_HEADER } from "./sign-in.ts";
import type { Stage } from "./stage.ts";

const SESSION_SECONDS = 3_600;
/** The library calls what Node deprecates, and says so on the console. */
const PROXY = ["--no-deprecation", "e2e/bench/session-proxy.ts"];

/** A reverse proxy of Node's world with the session work of ours, as it is usual and with a cache like ours. */
export async function startSessionProxies(
  stage: Stage,
  upstreamUrl: string,
  bearer: string,
): Promise<Contestant[]> {
  const password = randomBytes(32).toString("base64url");
  const session = { accessToken: bearer, expiresAt: Date.now() + SESSION_SECONDS * 1000 };
  const seal = await sealData(session, { password, ttl: SESSION_SECONDS });
  const start = async (name: string, keepsOpened: boolean): Promise<Contestant> => {
    const port = await freePort();
    const env = {
      PORT: String(port),
      UPSTREAM_URL: upstreamUrl,
      UPSTREAM_API_KEY: KEY_HEADER["x-api-key"],
      SESSION_PASSWORD: password,
      KEEPS_OPENED: keepsOpened ? "1" : undefined,
    };
    const child = startNode(PROXY, { env, output: "ignore" });
    const { url, pid } = await stage.keep(running(child, `http://localhost:${port}`, "/"));
    return { name, url, pid, headers: { cookie: `session=${seal}` } };
  };
  return [
    await start("Node proxy, opens the session each time", false),
    await start("Node proxy, keeps opened sessions", true),
  ];
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Child, startChild } from "./child.ts";
import { nginxConfig, type ProxySettings } from "./nginx-config.ts";
import { accepts, waitUntilReady } from "./wait.ts";

export interface Nginx {
  /** Every line of its two logs so far. */
  lines(): readonly string[];
  stop(): Promise<unknown>;
}

function linesOf(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}

/** @throws Error with nginx's words when it does not take its configuration */
export async function startNginx(
  proxy: ProxySettings,
  configOf: (proxy: ProxySettings) => string = nginxConfig,
): Promise<Nginx> {
  const { folder, port } = proxy;
  const config = `${folder}/nginx.conf`;
  writeFileSync(config, configOf(proxy));
  const said: string[] = [];
  const child: Child = startChild({
    folder,
    file: process.env.NGINX_PATH ?? "nginx",
    args: ["-c", config, "-p", folder, "-e", `${folder}/nginx-error.log`],
    onLine: (line) => said.push(line),
  });
  try {
    await waitUntilReady("nginx", child, () => accepts(port));
  } catch (cause) {
    throw new Error(`nginx does not run: ${said.join("\n")}`, { cause });
  }
  return {
    lines: () => [
      ...linesOf(`${folder}/nginx-access.log`),
      ...linesOf(`${folder}/nginx-error.log`),
      ...said,
    ],
    stop: () => child.stop(),
  };
}

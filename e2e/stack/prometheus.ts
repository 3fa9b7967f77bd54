import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { ROOT } from "../cli/process.ts";
import { startChild } from "../cluster/child.ts";
import { answers, waitUntilReady } from "../cluster/wait.ts";
import { freePort } from "../fixtures/application.ts";

export interface Series {
  readonly metric: Readonly<Record<string, string>>;
  /** Seconds and value. */
  readonly values: readonly (readonly [number, number])[];
}

export interface Prometheus {
  /** The last so many seconds of a query, a value a second. */
  range(query: string, seconds: number): Promise<readonly Series[]>;
  /** Names of the alerts that it watches, and of rules that cannot be worked out. */
  rules(): Promise<{ readonly alerts: readonly string[]; readonly broken: readonly string[] }>;
  stop(): Promise<unknown>;
}

interface Rule {
  readonly name: string;
  readonly type: string;
  readonly health: string;
}

async function ask<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  const answer = (await response.json()) as { status: string; data: Data; error?: string };
  if (answer.status !== "success") throw new Error(`Prometheus: ${answer.error}`);
  return answer.data;
}

/** Runs the shipped configuration with the collector's place and intervals of a second. */
export async function startPrometheus(folder: string, collectorPort: number): Promise<Prometheus> {
  const home = `${folder}/prometheus`;
  mkdirSync(home);
  const shipped = `${ROOT}deploy/prometheus`;
  const config = readFileSync(`${shipped}/prometheus.yaml`, "utf8")
    .replace("collector:8889", `127.0.0.1:${collectorPort}`)
    .replaceAll("15s", "1s");
  writeFileSync(`${home}/prometheus.yaml`, config);
  copyFileSync(`${shipped}/alerts.yaml`, `${home}/alerts.yaml`);
  const url = `http://127.0.0.1:${await freePort()}`;
  const said: string[] = [];
  const child = startChild({
    folder,
    file: process.env.PROMETHEUS_PATH ?? "prometheus",
    args: [
      `--config.file=${home}/prometheus.yaml`,
      `--storage.tsdb.path=${home}/data`,
      `--web.listen-address=${new URL(url).host}`,
    ],
    onLine: (line) => said.push(line),
  });
  try {
    await waitUntilReady("Prometheus", child, () => answers(`${url}/-/ready`));
  } catch (cause) {
    throw new Error(`Prometheus does not run: ${said.join("\n")}`, { cause });
  }
  return {
    async range(query, seconds) {
      const end = Date.now() / 1_000;
      const parameters = { query, start: String(end - seconds), end: String(end), step: "1" };
      const { result } = await ask<{ result: readonly Series[] }>(
        `${url}/api/v1/query_range?${new URLSearchParams(parameters)}`,
      );
      return result.map(({ metric, values }) => ({
        metric,
        values: values.map(([at, value]) => [at, Number(value)] as const),
      }));
    },
    async rules() {
      const { groups } = await ask<{ groups: readonly { rules: readonly Rule[] }[] }>(
        `${url}/api/v1/rules`,
      );
      const rules = groups.flatMap((group) => group.rules);
      return {
        alerts: rules.filter(({ type }) => type === "alerting").map(({ name }) => name),
        broken: rules.filter(({ health }) => health === "err").map(({ name }) => name),
      };
    },
    stop: () => child.stop(),
  };
}

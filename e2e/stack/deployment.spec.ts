import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Service } from "kubernetes-models/v1";
import { parse, parseAllDocuments } from "yaml";
import { parseEnvironment } from "../../lib/env/environment.ts";
import { ROOT } from "../cli/process.ts";

const DEPLOY = `${ROOT}deploy`;
const SECRETS = {
  SESSION_SECRET: "g7Qx2LwZr9TbVn4YkMs8HdPf6JcRa3Ue",
  UPSTREAM_API_KEY: "key-of-the-operator",
};
const IMAGE = `node:24-bookworm-slim@sha256:${"0".repeat(64)}`;

function run(program: string | undefined, args: readonly string[], env = {}) {
  if (!program) throw new Error("Start these tests with `npm run test:stack`");
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: `${DEPLOY}/prometheus`,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly context: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

const compose = (env: Readonly<Record<string, string>>) =>
  run(
    process.env.COMPOSE_PATH,
    ["--project-directory", `${DEPLOY}/compose`, "-f", `${DEPLOY}/compose/compose.yaml`, "config"],
    env,
  );

test("compose takes the stack: every mounted file is there, images are pinned, the settings are valid, nothing is open to others", () => {
  const { status, stdout, stderr } = compose({ ...SECRETS, NODE_IMAGE: IMAGE });
  expect(status, stderr).toBe(0);
  const services = parse(stdout).services as Readonly<Record<string, ComposeService>>;
  expect(Object.keys(services).toSorted()).toEqual([
    ...["application-1", "application-2", "certificate", "collector", "grafana"],
    ...["nginx", "prometheus", "redis", "sandbox"],
  ]);
  for (const [name, { image = "", build, volumes = [], ports = [] }] of Object.entries(services)) {
    if (!build) expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?$/);
    for (const [file = ""] of volumes.map((volume) => volume.split(":")))
      if (file.startsWith(DEPLOY)) expect(existsSync(file), `${name} mounts ${file}`).toBe(true);
    for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/);
  }
  for (const name of ["application-1", "application-2"]) {
    const settings = parseEnvironment({ ...services[name]?.environment });
    expect(settings).toMatchObject({ isSecure: true, telemetry: { metricsEveryMs: 15_000 } });
    expect(resolve(services[name]?.build?.context ?? "")).toBe(resolve(ROOT));
  }
  for (const missing of ["NODE_IMAGE", "SESSION_SECRET"]) {
    const refused = compose({ ...SECRETS, NODE_IMAGE: IMAGE, [missing]: "" });
    expect(refused.status, missing).not.toBe(0);
    expect(refused.stderr).toContain(missing);
  }
});

test("the collector takes OTLP where the instances send it, and Prometheus asks where it offers it", () => {
  const check = run(process.env.PROMTOOL_PATH, ["check", "config", "prometheus.yaml"]);
  expect(check.status, check.stdout + check.stderr).toBe(0);
  const read = (file: string) => parse(readFileSync(`${DEPLOY}/${file}`, "utf8"));
  const { receivers, exporters, service } = read("collector/config.yaml");
  for (const pipeline of Object.values<{ receivers: string[]; exporters: string[] }>(
    service.pipelines,
  )) {
    for (const name of pipeline.receivers) expect(receivers).toHaveProperty(name);
    for (const name of pipeline.exporters) expect(exporters).toHaveProperty(name);
  }
  const [scrape] = read("prometheus/prometheus.yaml").scrape_configs;
  const [, offered] = exporters.prometheus.endpoint.split(":");
  expect(scrape).toMatchObject({
    honor_labels: true,
    static_configs: [{ targets: [`collector:${offered}`] }],
  });
  const { "application-1": application } = read("compose/compose.yaml").services;
  const [, taken] = receivers.otlp.protocols.http.endpoint.split(":");
  expect(application.environment.OTEL_EXPORTER_OTLP_ENDPOINT).toBe(`http://collector:${taken}`);
  const [source] = read("grafana/datasources/prometheus.yaml").datasources;
  expect(source).toMatchObject({ uid: "prometheus", url: "http://prometheus:9090" });
  expect(source.jsonData.timeInterval).toBe(
    read("prometheus/prometheus.yaml").global.scrape_interval,
  );
});

const KINDS = { ConfigMap, Deployment, HorizontalPodAutoscaler, PodDisruptionBudget, Service };

test("Kustomize renders what Kubernetes takes: probes, limits, a disruption budget, and settings that are valid", () => {
  const { status, stdout, stderr } = run(process.env.KUBECTL_PATH, ["kustomize", "../kubernetes"]);
  expect(status, stderr).toBe(0);
  const documents = parseAllDocuments(stdout).map((document) => document.toJS());
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(KINDS));
  const rendered = (kind: keyof typeof KINDS) => documents.find((one) => one.kind === kind);
  for (const [kind, Model] of Object.entries(KINDS)) {
    const document = rendered(kind as keyof typeof KINDS);
    expect(document.apiVersion, kind).toBe(Model.apiVersion);
    new Model(document).validate();
  }
  const broken = structuredClone(rendered("Deployment"));
  broken.spec.template.spec.containers[0].livenessProbe.periodSeconds = "10s";
  expect(() => new Deployment(broken).validate(), "the validator sees a mistake").toThrow();

  const { spec, metadata } = rendered("Deployment").spec.template;
  const [container] = spec.containers;
  for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"])
    expect(container[probe].httpGet, probe).toEqual({ path: "/api/health", port: "http" });
  expect(container.resources).toMatchObject({
    requests: { cpu: "1", memory: "512Mi" },
    limits: { memory: "1Gi", "ephemeral-storage": "1Gi" },
  });
  expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
  const [, pause] = container.lifecycle.preStop.exec.command;
  const settings = rendered("ConfigMap").data;
  const { shutdownGraceMs } = parseEnvironment({ ...settings, ...SECRETS });
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(pause) + shutdownGraceMs / 1_000,
  );
  expect(container.envFrom[0].configMapRef.name).toBe(rendered("ConfigMap").metadata.name);
  for (const kind of ["PodDisruptionBudget", "Service"] as const) {
    const { selector } = rendered(kind).spec;
    expect(metadata.labels, kind).toMatchObject(selector.matchLabels ?? selector);
  }
});

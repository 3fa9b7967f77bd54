import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { ROOT } from "../cli/process.ts";
import { startCluster } from "../cluster/cluster.ts";
import { shippedNginxConfig } from "../cluster/nginx-config.ts";
import { type Collector, startCollector } from "./collector.ts";
import { PANELS } from "./dashboard.ts";
import { drawPanels } from "./picture.ts";
import { type Prometheus, type Series, startPrometheus } from "./prometheus.ts";
import { Traffic } from "./traffic.ts";

/** Each needs a value before the next, from which a rate follows. */
const ROUNDS = 5;
const SECONDS = 120;
/** In place of Grafana's own, which is four intervals of the metrics. */
const RATE_INTERVAL = "10s";

const EXPECTED_ANSWERS = {
  ...{ guest: [200, 200, 404], signIn: [200], refused: [422], pages: [200, 200, 200, 200] },
  ...{ navigations: [200, 200], calls: [200, 200, 200, 200, 200, 200], renewed: [200] },
  ...{ failed: [503], sections: [200] },
};

test("requests through the shipped nginx fill every panel of the dashboard, and every alert is watched", async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const folder = process.env.CLUSTER_FOLDER;
  if (!folder) throw new Error("Start this test with `npm run test:stack`");
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const collector: Collector = await startCollector();
    stops.push(collector.close);
    const prometheus: Prometheus = await startPrometheus(folder, collector.port);
    stops.push(prometheus.stop);
    const cluster = await startCluster(folder, {
      nginxConfig: shippedNginxConfig,
      settings: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
        OTEL_METRIC_EXPORT_INTERVAL: "1000",
      },
    });
    stops.push(cluster.stop);

    const traffic = new Traffic(cluster);
    for (let round = 0; round < ROUNDS; round += 1)
      expect(await traffic.round()).toEqual(EXPECTED_ANSWERS);

    const panels = PANELS.flatMap(({ title, unit, queries }) =>
      queries.map(({ expr, legend }) => ({ title, unit, legend, expr })),
    );
    const read = new Map<string, readonly Series[]>();
    // A busy machine may tell all of what has been in one value, from which no rate follows.
    const emptyAfterMore = async () => {
      await traffic.round();
      for (const { title, expr } of panels) {
        const query = expr.replaceAll("$__rate_interval", RATE_INTERVAL);
        read.set(`${title}: ${expr}`, await prometheus.range(query, SECONDS));
      }
      const hasValue = ({ values }: Series) => values.some(([, value]) => value > 0);
      return [...read].filter(([, series]) => !series.some(hasValue)).map(([name]) => name);
    };
    await expect
      .poll(emptyAfterMore, { message: "panels without a value", timeout: 30_000 })
      .toEqual([]);

    const instances = read.get("Memory: process_memory_usage_bytes") ?? [];
    expect(new Set(instances.map(({ metric }) => metric.instance)).size).toBe(2);
    const alerts = readFileSync(`${ROOT}deploy/prometheus/alerts.yaml`, "utf8");
    const named = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    expect(await prometheus.rules()).toEqual({ alerts: named, broken: [] });

    const drawn = panels.map((panel) => ({
      ...panel,
      series: read.get(`${panel.title}: ${panel.expr}`) ?? [],
    }));
    const picture = info.outputPath("panels.png");
    await drawPanels(page, drawn, picture);
    await info.attach("panels", { path: picture });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
});

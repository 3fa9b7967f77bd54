import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { factsOf } from "../fixtures/http/telemetry-receiver.ts";
import { exposition, type OtlpResourceMetrics } from "./exposition.ts";

/** Stands in for the OpenTelemetry collector, which no registry at hand carries: OTLP in, Prometheus' text out. */
export interface Collector {
  readonly port: number;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const latest = new Map<unknown, OtlpResourceMetrics>();
  const server = createServer(async (request, response) => {
    if (request.url === "/metrics") {
      const lines = [...latest.values()].flatMap(exposition);
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4" });
      response.end(`${lines.join("\n")}\n`);
      return;
    }
    const body = JSON.parse(await text(request));
    for (const told of (body.resourceMetrics ?? []) as OtlpResourceMetrics[])
      latest.set(factsOf(told.resource.attributes)["service.instance.id"], told);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

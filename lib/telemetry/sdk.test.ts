import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { openTelemetry } from "./sdk.ts";

const CONTEXT = Symbol.for("@next/request-context");
const holder = globalThis as Record<symbol, unknown>;

afterEach(() => {
  delete holder[CONTEXT];
});

async function receiver() {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    request.resume().on("end", () => response.end("{}"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { recorder, shutDown } = openTelemetry(
    {
      endpoint: `http://127.0.0.1:${port}`,
      serviceName: "unit",
      resourceAttributes: {},
      metricsEveryMs: 60_000,
      headers: {},
    },
    false,
  );
  return {
    paths,
    recorder,
    async [Symbol.asyncDispose]() {
      await shutDown();
      server.close();
    },
  };
}

const START = { requestId: crypto.randomUUID(), method: "GET", traceparent: null };

describe("what was recorded of a request", () => {
  it("is delivered before a host stops the function, which waits for it", async () => {
    const held: Promise<unknown>[] = [];
    holder[CONTEXT] = { get: () => ({ waitUntil: (work: Promise<unknown>) => held.push(work) }) };
    await using telemetry = await receiver();
    const record = telemetry.recorder.startRequest(START);
    expect(held).toHaveLength(1);
    record.end({ route: "GET health", status: 200 });
    await Promise.all(held);
    expect(telemetry.paths.toSorted()).toEqual(["/v1/metrics", "/v1/traces"]);
  });

  it("goes out with the next batch where the process lives on", async () => {
    await using telemetry = await receiver();
    telemetry.recorder.startRequest(START).end({ route: "GET health", status: 200 });
    await new Promise(setImmediate);
    expect(telemetry.paths).toEqual([]);
  });
});

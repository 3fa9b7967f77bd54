import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, stop, waitForAnswer } from "../../cli/process.ts";
import { freePort, testEnvironment } from "../../fixtures/application.ts";
import { TelemetryReceiver } from "../../fixtures/http/telemetry-receiver.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

test("the standalone folder runs alone: without the checkout, its packages and its environment", async ({
  upstream,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "standalone-"));
  await cp(join(ROOT, ".next/standalone"), folder, { recursive: true });
  const receiver = await TelemetryReceiver.start();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["lib/cli/start.ts"], {
    cwd: folder,
    env: {
      NODE_ENV: "production",
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      ...testEnvironment(port, upstream.url),
    },
    stdio: "ignore",
  });
  try {
    await waitForAnswer(`${url}/api/health/ready`, server);
    const visitor = new Visitor(url);
    expect((await visitor.login("anna")).status).toBe(200);
    const page = await visitor.open("/wallet");
    expect([page.status, page.text.includes("USDT")]).toEqual([200, true]);
    const [script] = /\/_next\/static\/[^"]+\.js/.exec(page.text) ?? [];
    expect((await visitor.send(String(script))).status).toBe(200);
    expect((await visitor.send(`${script}.map`)).status).toBe(404);
    await stop(server);
    expect(receiver.spans.map(({ name }) => name)).toContain("session/login");
  } finally {
    await stop(server);
    receiver.close();
    await rm(folder, { recursive: true });
  }
});

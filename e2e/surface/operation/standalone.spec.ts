import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
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
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
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

test("the standalone folder brings the licences of what it holds and its bill of materials, and no settings of who built it", async () => {
  const folder = join(ROOT, ".next/standalone");
  const notices = await readFile(join(folder, "THIRD_PARTY_LICENSES"), "utf8");
  for (const name of ["next", "react", "viem", "wagmi"]) {
    expect(notices, name).toMatch(new RegExp(`^${name}@\\d+\\.\\S+: MIT$`, "m"));
  }
  const bill = JSON.parse(await readFile(join(folder, "sbom.cdx.json"), "utf8"));
  expect(bill).toMatchObject({ bomFormat: "CycloneDX" });
  const names: string[] = bill.components.map(({ name }: { name: string }) => name);
  expect(names).toContain("react");
  const isUnwanted = (name: string) => /^(@metamask\/sdk|@solana\/.*|rpc-websockets)$/.test(name);
  expect(names.filter(isUnwanted)).toEqual([]);
  expect((await readdir(folder)).filter((name) => name.startsWith(".env"))).toEqual([]);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT, stop, waitForAnswer } from "../../cli/process.ts";
import { freePort, testEnvironment } from "../../fixtures/application.ts";
import { TelemetryReceiver } from "../../fixtures/http/telemetry-receiver.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

/** What an upstream is asked for when a member sends money to another. */
const TRANSFER = "/auth/client/wallet/transfer";
const FOLDER = join(ROOT, ".next/standalone");

/** Runs a command of a copy of the standalone folder, with nothing but what is given. */
async function run(cwd: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 60_000,
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { output, code: code as number | null };
}

test("the standalone folder runs alone, server and commands: without the checkout, its packages and its environment", async ({
  upstream,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "standalone-"));
  await cp(FOLDER, folder, { recursive: true });
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => /\.(map|ts|nft\.json)$/.test(file))).toEqual([]);
  const receiver = await TelemetryReceiver.start();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env: Record<string, string> = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    ...testEnvironment(port, upstream.url),
    SESSION_SECRET: "k3Jq8vT0mZr5Xw1Yb7Ns2Lh6Pd9Fc4Ga",
  };
  const server = spawn(process.execPath, ["lib/cli/start.js"], {
    cwd: folder,
    env: { NODE_ENV: "production", ...env },
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

    const doctor = await run(folder, ["lib/cli/doctor.js", "--json"], env);
    const { passes, findings } = JSON.parse(doctor.output);
    expect([doctor.code, passes], JSON.stringify(findings)).toEqual([0, true]);
    expect(findings).toContainEqual({ level: "ok", says: "there is a production build" });
    const surface = await run(folder, ["lib/cli/surface.js", "--json"], {});
    expect(surface.code).toBe(0);
    expect(JSON.parse(surface.output)).toContainEqual(
      expect.objectContaining({ call: "GET /api/bff/account/wallets", audience: "member" }),
    );
    const contract = await run(folder, ["lib/cli/contract.js", "--openapi"], {});
    expect(contract.code).toBe(0);
    const { openapi, paths } = JSON.parse(contract.output);
    expect([openapi, Object.keys(paths)]).toEqual(["3.1.0", expect.arrayContaining([TRANSFER])]);
    const kit = await run(folder, ["lib/cli/conformance.js", "--json"], {
      ...env,
      CONFORMANCE_USERNAME: "anna",
      CONFORMANCE_PASSWORD: "Merlin-2026!",
    });
    expect([kit.code, JSON.parse(kit.output).passes]).toEqual([0, true]);
    // Settings lie where the command runs, or come from the environment, which wins.
    const lines = Object.entries({ ...env, UPSTREAM_API_KEY: "another" });
    await writeFile(join(folder, ".env"), lines.map((line) => line.join("=")).join("\n"));
    const { scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    const [, ...args] = String(scripts.doctor).split(" ");
    expect((await run(folder, args, {})).output).toContain("refuses our key with 403");
    const given = { UPSTREAM_API_KEY: env.UPSTREAM_API_KEY ?? "" };
    expect((await run(folder, args, given)).code).toBe(0);
  } finally {
    await stop(server);
    receiver.close();
    await rm(folder, { recursive: true });
  }
});

test("the standalone folder stays small, and names how long an upload may take on hosts that end functions", async () => {
  const all = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  // Next keeps there what servers before this test have answered.
  const files = all.filter(({ parentPath }) => !parentPath.includes("/server/route-cache"));
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
  expect(megabytes).toBeLessThan(55);
  const names = files.map((file) => join(file.parentPath, file.name));
  expect(names.filter((name) => /node_modules\/@img\//.test(name))).toEqual([]);
  const config = join(FOLDER, ".next/server/functions-config-manifest.json");
  const { functions } = JSON.parse(await readFile(config, "utf8"));
  expect(functions["/api/bff/[...path]"]).toMatchObject({ maxDuration: 300 });
});

test("the standalone folder brings the licences of what it holds and its bill of materials, and no settings of who built it", async () => {
  const notices = await readFile(join(FOLDER, "THIRD_PARTY_LICENSES"), "utf8");
  for (const name of ["next", "react", "viem", "wagmi"]) {
    expect(notices, name).toMatch(new RegExp(`^${name}@\\d+\\.\\S+: MIT$`, "m"));
  }
  const bill = JSON.parse(await readFile(join(FOLDER, "sbom.cdx.json"), "utf8"));
  expect(bill).toMatchObject({ bomFormat: "CycloneDX" });
  const names: string[] = bill.components.map(({ name }: { name: string }) => name);
  expect(names).toContain("react");
  const isUnwanted = (name: string) => /^(@metamask\/sdk|@solana\/.*|rpc-websockets)$/.test(name);
  expect(names.filter(isUnwanted)).toEqual([]);
  expect(
    (await readdir(FOLDER, { recursive: true })).filter((name) => /(^|\/)\.env/.test(name)),
  ).toEqual([]);
});

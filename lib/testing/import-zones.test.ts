import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A file in each room, and one import that its room forbids or allows. */
const FORBIDDEN = [
  ["middleware.ts", "@/lib/upstream/call"],
  ["lib/contract/probe.ts", "../env/environment.ts"],
  ["lib/contract/probe.ts", "hono"],
  ["lib/money/probe.ts", "../contract/values.ts"],
  ["lib/list/probe.ts", "../session/server.ts"],
  ["lib/live/probe.ts", "../bff/client/client.ts"],
  ["lib/telemetry/probe.ts", "../bff/handler/log.ts"],
  ["lib/redis/probe.ts", "../session/read.ts"],
  ["lib/page-cache/probe.ts", "../session/read.ts"],
  ["lib/page-cache/probe.ts", "next/headers"],
  ["lib/domain/wallet/probe.ts", "../../redis/connection.ts"],
  ["app/(member)/wallet/probe.ts", "@/lib/redis/connection"],
  ["lib/domain/wallet/probe.ts", "../../telemetry/telemetry.ts"],
  ["lib/upstream/probe.ts", "../session/read.ts"],
  ["lib/upstream/probe.ts", "next/headers"],
  ["lib/session/probe.ts", "../bff/handler/errors.ts"],
  ["lib/session/probe.ts", "../domain/wallet/view.ts"],
  ["lib/bff/probe.ts", "next/headers"],
  ["lib/domain/wallet/probe.ts", "../price/view.ts"],
  ["lib/domain/wallet/probe.ts", "@/lib/domain/price/view"],
  ["lib/domain/wallet/probe.ts", "../../../e2e/sandbox/server.ts"],
  ["lib/domain/wallet/probe.ts", "../../wallet-connect/wagmi/config.ts"],
  ["lib/wallet-connect/probe.ts", "../domain/wallet/view.ts"],
  ["lib/wallet-connect/probe.ts", "../session/server.ts"],
  ["lib/wallet-connect/connectors/probe.ts", "../../session/server.ts"],
  ["lib/wallet-connect/probe.ts", "@/lib/bff/client/client"],
  ["app/_shell/probe.ts", "@/lib/wallet-connect/wagmi/config"],
  ["app/(member)/wallet/probe.ts", "@/lib/upstream/call"],
  ["app/(member)/wallet/probe.ts", "../airdrop/_components/season-card"],
  ["app/_ui/probe.ts", "@/lib/session/server"],
  ["app/_ui/probe.ts", "next-intl/server"],
  ["app/_shell/probe.ts", "@/lib/domain/wallet/server"],
  ["app/api/probe.ts", "@/lib/upstream/call"],
  ["lib/cli/probe.ts", "../../e2e/cli/process.ts"],
  ["lib/cli/probe.ts", "../domain/wallet/view.ts"],
  ["e2e/sandbox/probe.ts", "../../lib/session/read.ts"],
  ["e2e/conformance/probe.ts", "../../lib/upstream/call.ts"],
  ["e2e/conformance/probe.ts", "../sandbox/server.ts"],
  ["e2e/conformance/stub/stub.ts", "../../lib/contract/values/values.ts"],
  ["e2e/conformance/stub/stub.ts", "../body.ts"],
  ["e2e/conformance/stub/stub.ts", "hono"],
] as const;

const ALLOWED = [
  ["lib/contract/probe.ts", "zod"],
  ["lib/money/probe.ts", "../contract/values/tokens.ts"],
  ["lib/telemetry/probe.ts", "../env/server.ts"],
  ["lib/redis/probe.ts", "../env/server.ts"],
  ["lib/page-cache/probe.ts", "../process/shared.ts"],
  ["lib/session/client.ts", "../bff/client/client.ts"],
  ["lib/domain/wallet/probe.ts", "../../bff/client/client.ts"],
  ["lib/domain/wallet/probe.ts", "../../list/page.ts"],
  ["lib/domain/wallet/probe.ts", "./view.ts"],
  ["lib/wallet-connect/server.ts", "../env/server.ts"],
  ["lib/wallet-connect/connectors/probe.ts", "../errors.ts"],
  ["app/(member)/wallet/probe.ts", "@/lib/domain/wallet/server"],
  ["app/(member)/wallet/probe.ts", "@/lib/wallet-connect/connection"],
  ["app/_shell/probe.ts", "@/lib/wallet-connect/requested-chain"],
  ["lib/cli/probe.ts", "../session/audit.ts"],
  ["app/_ui/probe.ts", "@/lib/money/format"],
  ["app/_ui/probe.ts", "@/lib/live/network"],
  ["app/_ui/probe.ts", "next-intl"],
  ["e2e/sandbox/probe.ts", "../../lib/contract/values/values.ts"],
  ["e2e/conformance/probe.ts", "../../lib/contract/values/values.ts"],
  ["e2e/conformance/stub/stub.ts", "node:http"],
  ["e2e/conformance/stub/stub.ts", "./stub-platform.ts"],
] as const;

const folder = mkdtempSync(`${tmpdir()}/import-zones-`);

function isRefused([file, specifier]: readonly [string, string]): boolean {
  const path = `${folder}/${file}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { probe } from "${specifier}";\n\nprobe();\n`);
  const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
  const only = ["lint", "--only=style/noRestrictedImports", "--vcs-enabled=false", file];
  const run = spawnSync(process.execPath, [biome, ...only], { cwd: folder, encoding: "utf8" });
  expect(run.stdout).toContain("Checked 1 file");
  return run.status !== 0 && run.stderr.includes("noRestrictedImports");
}

describe("import zones", () => {
  beforeAll(() => {
    writeFileSync(
      `${folder}/biome.json`,
      JSON.stringify({ root: true, extends: [`${root}biome.json`] }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(FORBIDDEN)("%s may not import %s", (...row) => {
    expect(isRefused(row)).toBe(true);
  });

  it.each(ALLOWED)("%s may import %s", (...row) => {
    expect(isRefused(row)).toBe(false);
  });
});

import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { SandboxControl } from "../fixtures/sandbox-control.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { ClusterVisitor } from "./cluster-visitor.ts";
import { leaks, logLines, secretsOf } from "./log-secrets.ts";

interface WorkerFixtures {
  readonly cluster: Cluster;
}

interface TestFixtures {
  readonly sandbox: SandboxControl;
  /** Comes through the proxy. */
  readonly visitor: ClusterVisitor;
  readonly watched: undefined;
}

/**
 * The cluster's `test`. After each test both instances, Redis and the upstream are as they were, and no
 * line of any log holds a secret.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const folder = process.env.CLUSTER_FOLDER;
      if (!folder) throw new Error("Start these tests with `npm run test:cluster`");
      const cluster = await startCluster(folder);
      await use(cluster);
      await cluster.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ cluster }, use) => use(cluster.origin),
  sandbox: async ({ cluster }, use) => use(new SandboxControl(cluster.upstream.url)),
  visitor: async ({ cluster }, use) => use(new ClusterVisitor(cluster)),
  watched: [
    async ({ cluster, sandbox }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        const path = info.outputPath("logs.txt");
        writeFileSync(path, logLines(cluster).join("\n"));
        await info.attach("logs", { path });
      }
      await cluster.restore();
      await sandbox.clearFaults();
      cluster.upstream.sandbox.database.run("DELETE FROM totp_step");
      cluster.upstream.sandbox.database.run("DELETE FROM failed_attempt");
      expect(leaks(logLines(cluster), secretsOf(cluster)), "lines with a secret").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`console: ${message.text()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    await use(page);
    expect(problems, "console errors, policy violations and refusals").toEqual([]);
  },
});

export { expect };

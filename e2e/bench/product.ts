import { startApplication } from "../fixtures/application.ts";
import { startSandbox } from "../sandbox/server.ts";

/** Runs something against the production build in front of a seeded sandbox, and ends both. */
export async function withProduct<Result>(
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  const sandbox = await startSandbox({
    port: 0,
    dataFile: ":memory:",
    seed: "review",
    appOrigin: "http://localhost",
    quiet: true,
  });
  try {
    const application = await startApplication(sandbox.url);
    try {
      return await run(application.url);
    } finally {
      await application.stop();
    }
  } finally {
    await sandbox.close();
  }
}

import { startNode } from "./process.ts";
import { localEnvironment, startSandboxProcess, tieTogether } from "./stack.ts";

const sandbox = await startSandboxProcess();
const app = startNode(["node_modules/next/dist/bin/next", "dev"], {
  env: { ...localEnvironment(), NODE_ENV: "development" },
});
tieTogether([sandbox, app]);

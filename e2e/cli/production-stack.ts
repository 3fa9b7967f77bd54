import { runSuite } from "../cluster/suite.ts";
import { ensureProgram } from "./debian.ts";

await runSuite("e2e/stack/playwright.config.ts", () => ({
  PROMETHEUS_PATH: ensureProgram("prometheus", "prometheus"),
  PROMTOOL_PATH: ensureProgram("promtool", "prometheus"),
  KUBECTL_PATH: ensureProgram("kubectl", "kubernetes-client"),
  COMPOSE_PATH: ensureProgram("docker-compose", "docker-compose"),
}));

import { runSuite } from "../cluster/suite.ts";

await runSuite("e2e/cluster/playwright.config.ts");

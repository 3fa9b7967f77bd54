import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The wallet's code runs in browsers only, and its libraries do not load under the server's React. */
const BROWSER_TESTS = "lib/wallet-connect/**/!(server).test.ts";

const REACT_SERVER = {
  resolve: { conditions: ["react-server"] },
  ssr: { resolve: { conditions: ["react-server"] } },
};

export default defineConfig({
  root,
  resolve: { alias: { "@": root.replace(/\/$/, "") } },
  test: {
    environment: "node",
    restoreMocks: true,
    // Otherwise one processor is left idle, of two a half.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        ...REACT_SERVER,
        test: {
          name: "server",
          include: ["lib/**/*.test.ts", "app/**/*.test.ts"],
          exclude: [BROWSER_TESTS],
        },
      },
      {
        extends: true,
        ...REACT_SERVER,
        test: {
          name: "sandbox",
          include: ["e2e/{conformance,sandbox}/**/*.test.ts"],
          // Each starts what it needs and replaces no module, so that a worker loads the sandbox once.
          isolate: false,
        },
      },
      { extends: true, test: { name: "browser", include: [BROWSER_TESTS] } },
    ],
  },
});

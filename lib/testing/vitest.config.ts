import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root,
  resolve: {
    alias: { "@": root.replace(/\/$/, "") },
    conditions: ["react-server"],
  },
  ssr: { resolve: { conditions: ["react-server"] } },
  test: {
    include: ["lib/**/*.test.ts", "app/**/*.test.ts", "e2e/{conformance,sandbox}/**/*.test.ts"],
    environment: "node",
    restoreMocks: true,
  },
});

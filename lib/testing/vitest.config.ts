import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vitest/config";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What runs in browsers only does not load under the server's React. */
const BROWSER_TESTS = [
  "lib/wallet-connect/**/!(server).test.ts",
  "app/(guest)/login/_components/passkey-attempts.test.ts",
  "app/(member)/game/wheel/_components/use-spin.test.ts",
  "app/_shell/fields/use-amount-input.test.ts",
  "app/_shell/forms/use-{server-form,single-flight}.test.ts",
  "app/_shell/language/choose-language.test.ts",
  "app/_shell/menu/use-logout.test.ts",
  "app/_shell/states/{crash-screen,session-refresh}.test.ts",
  "app/_shell/theme/theme-choice.test.ts",
  "app/_ui/chart/{bars,line-area}.test.ts",
  "app/_ui/live/use-polling.test.ts",
  "app/_ui/overlay/{toast-host,use-lazy-dialog}.test.ts",
];

/** Each replaces a module, which nobody else may meet. */
const REPLACING = "bind-address|push-client|quiet-refresh|server|week-rows";
const REPLACING_YEAR = "e2e/sandbox/year.test.ts";

/** Functions of their arguments: no module keeps anything, none is replaced, so a worker loads each once. */
const RULES = `{app,lib/{contract,domain,list,live,money}}/**/!(${REPLACING}).test.ts`;

const REACT_SERVER = {
  resolve: { conditions: ["react-server"] },
  ssr: { resolve: { conditions: ["react-server"] } },
};

function compiledTree(tree: unknown): unknown {
  if (typeof tree === "string") return compile(tree);
  const entries = Object.entries(tree as object);
  return Object.fromEntries(entries.map(([key, value]) => [key, compiledTree(value)]));
}

/** Messages come compiled, as the build makes them. */
const compiledMessages: Plugin = {
  name: "compiled-messages",
  enforce: "pre",
  transform: (code, id) =>
    /\/messages\/[\w-]+\.json$/.test(id) ? JSON.stringify(compiledTree(JSON.parse(code))) : null,
};

export default defineConfig({
  root,
  plugins: [compiledMessages],
  resolve: {
    alias: {
      "@": root.replace(/\/$/, ""),
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  test: {
    environment: "node",
    restoreMocks: true,
    // A test that says nothing of what it did cannot fail.
    expect: { requireAssertions: true },
    // It ends what hangs; a machine that is slow for a while fails nothing.
    testTimeout: 30_000,
    // The formatter of compiled messages stands in for the other within it too.
    server: { deps: { inline: ["use-intl"] } },
    // One more than the two cores: some tests wait for a time limit.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        ...REACT_SERVER,
        test: {
          name: "server",
          include: ["lib/**/*.test.ts", `app/**/@(${REPLACING}).test.ts`, REPLACING_YEAR],
          exclude: [...BROWSER_TESTS, RULES],
        },
      },
      {
        extends: true,
        ...REACT_SERVER,
        test: {
          name: "rules",
          include: [RULES],
          exclude: BROWSER_TESTS,
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        ...REACT_SERVER,
        test: {
          name: "sandbox",
          include: ["e2e/{cli,cluster,conformance,mutations,sandbox,stack}/**/*.test.ts"],
          exclude: [REPLACING_YEAR],
          // Each starts what it needs and replaces no module, so that a worker loads the sandbox once.
          isolate: false,
        },
      },
      { extends: true, test: { name: "browser", include: BROWSER_TESTS } },
    ],
  },
});

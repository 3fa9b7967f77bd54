import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";
import { BUILD_FILE_HEADERS } from "./lib/policy/build-file-headers.ts";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Parsing a message costs more than formatting it, and no browser has to load the parser.
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

/** The build's name as it stands in health, log and traces: letters, digits, `.`, `_` and `-`. */
function buildId() {
  // biome-ignore lint/style/noProcessEnv: a setting of the build, which no running server reads
  const id = process.env.BUILD_ID;
  if (!id) return null;
  if (/^[\w.-]{1,64}$/.test(id)) return id;
  throw new Error("BUILD_ID must be 1 to 64 letters, digits, dots, hyphens or underscores");
}

/** @returns {import("next").NextConfig} */
const configOf = (/** @type {string} */ phase) => ({
  output: "standalone",
  // Whoever builds may name the build, by its commit for instance; null lets Next make a name up.
  generateBuildId: () => buildId(),
  typedRoutes: true,
  // The gallery of primitives is a page while developing only.
  pageExtensions: ["tsx", "ts", ...(phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx"] : [])],
  poweredByHeader: false,
  // No page uses it: without this, anybody may have pictures resized at /_next/image.
  images: { unoptimized: true },
  // The middleware leaves files of the build alone; where there is none, Next answers with a page.
  headers: async () => [
    {
      source: "/_next/:path*",
      headers: Object.entries(BUILD_FILE_HEADERS).map(([key, value]) => ({ key, value })),
    },
  ],
  reactStrictMode: true,
  devIndicators: false,
  // `npm run check` types the whole tree, tests and sandbox included; a second pass adds nothing.
  typescript: { ignoreBuildErrors: true },
  // next-intl's entry for browsers wraps each hook as it loads, which keeps a kilobyte of formatters that nobody uses.
  turbopack: {
    resolveAlias: {
      "next-intl": { browser: "use-intl/react" },
      "../build/polyfills/polyfill-module": "./lib/stand-ins/no-polyfills.ts",
      "./first-script-text": { browser: "./lib/stand-ins/no-first-script.ts" },
      "../../shared/lib/router/utils/format-url": { browser: "./lib/stand-ins/format-url.ts" },
      "next/dist/compiled/process": { browser: "./lib/stand-ins/browser-process.ts" },
    },
  },
  // Small files cost a request each, and most browsers come by HTTP/1.1; merged they also compress better.
  experimental: {
    // Before the first answer it would be a sixth of all work; the start command does it behind that answer.
    preloadEntriesOnStart: false,
    turbopackChunking: { minChunkSize: 200_000 },
    // What was read ahead on intent and not shown within it is asked for again; no shorter time can be had.
    staleTimes: { static: 30 },
    // Without it a navigation or a refresh that finds no network ends on the browser's error page.
    useOffline: true,
    // A body that passes the middleware is held in memory before anybody knows who sends it: twice the
    // largest JSON of the contract. Pages read none, and no form goes to a path with a percent sign.
    proxyClientMaxBodySize: 64 * 1024,
  },
  // Bundled, OpenTelemetry's many modules would lengthen the module ids in what every browser loads.
  serverExternalPackages: [
    "undici",
    "ioredis",
    "@opentelemetry/api",
    "@opentelemetry/exporter-metrics-otlp-http",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-metrics",
    "@opentelemetry/sdk-trace-base",
  ],
});

export default (/** @type {string} */ phase) => withNextIntl(configOf(phase));

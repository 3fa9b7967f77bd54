import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** @returns {import("next").NextConfig} */
const configOf = (/** @type {string} */ phase) => ({
  output: "standalone",
  typedRoutes: true,
  // The gallery of primitives is a page while developing only.
  pageExtensions: ["tsx", "ts", ...(phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx"] : [])],
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // `npm run check` types the whole tree, tests and sandbox included; a second pass adds nothing.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["undici", "ioredis"],
});

export default (/** @type {string} */ phase) => withNextIntl(configOf(phase));

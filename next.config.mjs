import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** @type {import("next").NextConfig} */
const config = {
  output: "standalone",
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // `npm run check` types the whole tree, tests and sandbox included; a second pass adds nothing.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["undici", "ioredis"],
};

export default withNextIntl(config);

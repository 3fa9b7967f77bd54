/** @type {import("next").NextConfig} */
export default {
  output: "standalone",
  poweredByHeader: false,
  rewrites: async () => [{ source: "/rewritten", destination: process.env.REWRITTEN_ADDRESS }],
};

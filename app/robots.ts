import type { MetadataRoute } from "next";
import { closedPaths } from "@/lib/domain/platform/crawlers";
import { siteOrigin } from "@/lib/domain/platform/server";

// The address of the site is known when it starts, not when it is built.
export const dynamic = "force-dynamic";

/** What crawlers may read. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: closedPaths() },
    sitemap: new URL("/sitemap.xml", siteOrigin()).href,
  };
}

import type { MetadataRoute } from "next";
import { listedPaths } from "@/lib/platform/crawlers";
import { siteOrigin } from "@/lib/platform/server";

export const dynamic = "force-dynamic";

/** The pages for everybody. A language has no address of its own: a cookie chooses it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedPaths().map((path) => ({ url: new URL(path, siteOrigin()).href }));
}

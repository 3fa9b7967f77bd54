import type { MetadataRoute } from "next";
import { listedPaths } from "@/lib/domain/platform/crawlers";
import { siteOrigin } from "@/lib/domain/platform/server";

export const dynamic = "force-dynamic";

/** The pages for everybody. A language has no address of its own: a cookie chooses it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listedPaths().map((path) => ({ url: new URL(path, siteOrigin()).href }));
}

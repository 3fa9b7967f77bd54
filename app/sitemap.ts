import type { MetadataRoute } from "next";
import { readCapabilities } from "@/lib/domain/capability/server";
import { listedPaths } from "@/lib/domain/platform/crawlers";
import { siteOrigin } from "@/lib/domain/platform/server";

export const dynamic = "force-dynamic";

/** The pages for everybody. A language has no address of its own: a cookie chooses it. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { reserves } = await readCapabilities();
  return listedPaths({ hasReserves: reserves === true }).map((path) => ({
    url: new URL(path, siteOrigin()).href,
  }));
}

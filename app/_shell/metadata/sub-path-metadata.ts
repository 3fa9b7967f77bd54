import type { Metadata } from "next";
import { headers } from "next/headers";
import type { Messages } from "@/lib/i18n/messages";
import { PATHNAME_HEADER } from "@/lib/policy/internal-headers";
import { findPage } from "@/lib/routes";
import { pageMetadata } from "./page-metadata";

/** Metadata of a 404 inside a layout: the title of the page whose sub-path it is (R2.1). */
export async function subPathMetadata(): Promise<Metadata> {
  const path = (await headers()).get(PATHNAME_HEADER) ?? "";
  const page = findPage(path.replace(/\?.*$/, ""));
  return pageMetadata((page?.title ?? "notFound") as keyof Messages["titles"]);
}

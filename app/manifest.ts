import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { AFTER_LOGIN_PATH } from "@/lib/routes";

const GROUND = "#0f0d16";

/** How the application appears when it is installed on a device. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations();
  return {
    name: t("brand.name"),
    short_name: t("brand.name"),
    description: t("home.meta.description"),
    id: "/",
    start_url: AFTER_LOGIN_PATH,
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}

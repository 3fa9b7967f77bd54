import type { Metadata } from "next";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { Actions } from "./_components/actions";
import { Data } from "./_components/data";
import { Fields } from "./_components/fields";
import { Figures } from "./_components/figures";
import { States } from "./_components/states";
import { Surfaces } from "./_components/surfaces";

export const metadata: Metadata = { title: "Gallery" };

const THEMES = ["dark", "light"] as const;
const DIRECTIONS = ["ltr", "rtl"] as const;

interface GalleryProps {
  searchParams: Promise<{ dir?: string; theme?: string }>;
}

/** Every primitive in every state, in both themes. It exists while developing only: see `pageExtensions`. */
export default async function Gallery({ searchParams }: GalleryProps) {
  const { dir: asked, theme } = await searchParams;
  const dir = asked === "rtl" ? "rtl" : "ltr";
  const themes = THEMES.filter((name) => !theme || name === theme);
  return (
    <main id="main" tabIndex={-1} dir={dir}>
      <div className="flex flex-wrap items-center gap-4 p-5">
        <h1 className="text-3xl">Gallery</h1>
        <SegmentedLinks
          label="Direction"
          options={DIRECTIONS.map((name) => ({
            href: `?dir=${name}`,
            label: name,
            isCurrent: name === dir,
          }))}
        />
      </div>
      <div className={themes.length > 1 ? "grid xxl:grid-cols-2" : ""}>
        {themes.map((name) => (
          <div
            key={name}
            data-theme={name}
            className="grid min-w-0 content-start gap-5 bg-ground p-5 text-text"
          >
            <Surfaces />
            <Actions />
            <Fields />
            <Figures />
            <Data />
            <States />
          </div>
        ))}
      </div>
    </main>
  );
}

import type { Metadata } from "next";
import { Button } from "@/app/_ui/control/button";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { ErrorState } from "@/app/_ui/state/error-state";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { NoValue } from "@/app/_ui/text/no-value";
import { Actions } from "./_components/actions";
import { Data } from "./_components/data";
import { Fields } from "./_components/fields";
import { GalleryFigures } from "./_components/figures";
import { Row, Sample } from "./_components/sample";
import { Surfaces } from "./_components/surfaces";

/** Loading, empty, failed. */
function States() {
  return (
    <Sample name="States">
      <Row>
        <Skeleton className="h-9 w-30" />
        <Skeleton className="size-11 rounded-full" />
        <NoValue text="Not available" />
      </Row>
      <EmptyState
        title="No transactions yet"
        text="What happens in your wallets is listed here."
        action={<Button>Open wallets</Button>}
      />
      <ErrorState
        title="This part could not be loaded"
        text="The service did not answer."
        requestId={{ label: "Request id", value: "6f1d2f0a-1c1e-4a6c-9c59-0d8a4d1f4f0a" }}
        action={<Button>Try again</Button>}
      />
    </Sample>
  );
}

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
            <GalleryFigures />
            <Data />
            <States />
          </div>
        ))}
      </div>
    </main>
  );
}

import { LazyNotFoundScreen } from "./_shell/frame/frame.lazy";
import { subPathMetadata } from "./_shell/metadata/sub-path-metadata";

// Next takes the title of every public 404 from here, also of one that has a page of its own.
export const generateMetadata = subPathMetadata;

/** For files that are not there. It travels along with every page, so it is small and has no frame. */
export default function NotFound() {
  return (
    <main>
      <LazyNotFoundScreen way="home" />
    </main>
  );
}

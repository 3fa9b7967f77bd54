import { NotFoundScreen } from "./_shell/not-found-screen";
import { pageMetadata } from "./_shell/page-metadata";

export const generateMetadata = () => pageMetadata("notFound");

/** For files that are not there. It travels along with every page, so it is small and has no frame. */
export default function NotFound() {
  return (
    <main>
      <NotFoundScreen way="home" />
    </main>
  );
}

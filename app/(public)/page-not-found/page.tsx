import { NotFoundScreen } from "@/app/_shell/not-found-screen";
import { subPathMetadata } from "@/app/_shell/sub-path-metadata";

export const generateMetadata = subPathMetadata;

/** Stands in for an address that is no page of the public side. */
export default function PublicPageNotFound() {
  return <NotFoundScreen way="home" />;
}

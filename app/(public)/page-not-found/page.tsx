import { subPathMetadata } from "@/app/_shell/metadata/sub-path-metadata";
import { NotFoundScreen } from "@/app/_shell/states/not-found-screen";

export const generateMetadata = subPathMetadata;

/** Stands in for an address that is no page of the public side. */
export default function PublicPageNotFound() {
  return <NotFoundScreen way="home" />;
}

import { subPathMetadata } from "@/app/_shell/metadata/sub-path-metadata";
import { NotFoundScreen } from "@/app/_shell/states/not-found-screen";

export const generateMetadata = subPathMetadata;

export default function MemberNotFound() {
  return <NotFoundScreen way="dashboard" />;
}

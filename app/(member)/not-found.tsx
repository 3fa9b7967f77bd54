import { LazyNotFoundScreen } from "@/app/_shell/frame/frame.lazy";
import { subPathMetadata } from "@/app/_shell/metadata/sub-path-metadata";

export const generateMetadata = subPathMetadata;

export default function MemberNotFound() {
  return <LazyNotFoundScreen way="dashboard" />;
}

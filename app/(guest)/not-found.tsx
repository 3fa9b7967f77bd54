import { NotFoundScreen } from "@/app/_shell/not-found-screen";
import { subPathMetadata } from "@/app/_shell/sub-path-metadata";

export const generateMetadata = subPathMetadata;

export default function GuestNotFound() {
  return <NotFoundScreen way="login" />;
}

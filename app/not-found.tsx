import { NotFoundScreen } from "./_shell/not-found-screen";
import { pageMetadata } from "./_shell/page-metadata";
import { PublicFrame } from "./_shell/public-frame";

export const generateMetadata = () => pageMetadata("notFound");

export default function NotFound() {
  return (
    <PublicFrame>
      <NotFoundScreen way="home" />
    </PublicFrame>
  );
}

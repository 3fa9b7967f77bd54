import { memberPage } from "@/app/_shell/member-page";
import { NotFoundScreen } from "@/app/_shell/not-found-screen";
import { subPathMetadata } from "@/app/_shell/sub-path-metadata";

export const generateMetadata = subPathMetadata;

/** Stands in for a member sub-path that is no page, inside the member frame. */
export default memberPage(async () => <NotFoundScreen way="dashboard" />);

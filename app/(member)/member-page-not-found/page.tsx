import { memberPage } from "@/app/_shell/frame/member-page";
import { subPathMetadata } from "@/app/_shell/metadata/sub-path-metadata";
import { NotFoundScreen } from "@/app/_shell/states/not-found-screen";

export const generateMetadata = subPathMetadata;

/** Stands in for a member sub-path that is no page, inside the member frame. */
export default memberPage(async () => <NotFoundScreen way="dashboard" />);

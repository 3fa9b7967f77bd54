import { notFound } from "next/navigation";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";

export const generateMetadata = () => pageMetadata("wallet");

/** No page lies here: a 404 inside the member frame, under the base title (R2.1). */
export default memberPage(async () => notFound());

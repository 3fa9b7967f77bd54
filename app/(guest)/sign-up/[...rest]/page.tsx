import { notFound } from "next/navigation";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";

export const generateMetadata = () => pageMetadata("signUp");

/** No page lies here: a 404 inside the public frame, under the base title (R2.1). */
export default function SignUpRestPage() {
  notFound();
}

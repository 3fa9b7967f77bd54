import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { SignUpScreen } from "../_components/sign-up/sign-up-screen";

export const generateMetadata = () => pageMetadata("signUp");

export default function SignUpPage() {
  return <SignUpScreen />;
}

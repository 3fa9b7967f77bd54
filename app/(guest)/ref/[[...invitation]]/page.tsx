import { notFound } from "next/navigation";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { readInvitation } from "@/lib/domain/sign-up/invitation";
import { SignUpScreen } from "../../_components/sign-up/sign-up-screen";

export const generateMetadata = () => pageMetadata("signUp");

/** A username and a leg; deeper paths are no page. */
const MOST_SEGMENTS = 2;

/** `/ref/{username}[/left|right]`: the sign-up with its sponsor (R2.2). */
export default async function InvitationPage({ params }: PageProps<"/ref/[[...invitation]]">) {
  const { invitation = [] } = await params;
  if (invitation.length > MOST_SEGMENTS) notFound();
  if (invitation.length === 0) return <SignUpScreen />;
  return <SignUpScreen link={readInvitation(invitation) ?? "malformed"} />;
}

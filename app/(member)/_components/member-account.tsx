import { AccountMenu } from "@/app/_shell/account-menu";
import { readFrameUser } from "@/app/_shell/member-page";

/** The account menu of the signed-in member. */
export async function MemberAccount() {
  const user = await readFrameUser();
  if (!user) return <AccountMenu user={null} />;
  const { fullName, username, avatar } = user;
  return <AccountMenu user={{ fullName, username, avatarUrl: avatar?.completedUrl ?? null }} />;
}

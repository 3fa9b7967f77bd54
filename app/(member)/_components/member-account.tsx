import { AccountMenu } from "@/app/_shell/account-menu";
import { readFrameUser } from "@/app/_shell/member-page";

/** The account menu of the signed-in member. */
export async function MemberAccount() {
  return <AccountMenu user={await readFrameUser()} />;
}

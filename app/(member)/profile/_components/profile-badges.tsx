import { getTranslations } from "next-intl/server";
import { Badge, type BadgeTone } from "@/app/_ui/badge";
import type { User } from "@/lib/contract/account";

const KYC_TONES: Readonly<Record<NonNullable<User["kycStatus"]>, BadgeTone>> = {
  none: "neutral",
  draft: "neutral",
  pending: "info",
  approved: "up",
  resubmit: "warn",
  rejected: "down",
};

/** What has been checked about a member; a fact that the service does not give is left out. */
export async function ProfileBadges({ user }: { user: User }) {
  const t = await getTranslations("profile");
  const { isValid, emailVerified, gg2FAEnabled, kycStatus } = user;
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge tone={isValid ? "up" : "neutral"}>{t(isValid ? "valid" : "notValid")}</Badge>
      </li>
      {typeof emailVerified === "boolean" && (
        <li>
          <Badge tone={emailVerified ? "up" : "warn"}>
            {t(emailVerified ? "emailVerified" : "emailNotVerified")}
          </Badge>
        </li>
      )}
      {kycStatus && (
        <li>
          <Badge tone={KYC_TONES[kycStatus]}>{t(`kyc.${kycStatus}`)}</Badge>
        </li>
      )}
      {typeof gg2FAEnabled === "boolean" && (
        <li>
          <Badge tone={gg2FAEnabled ? "up" : "neutral"}>
            {t(gg2FAEnabled ? "twoFactorOn" : "twoFactorOff")}
          </Badge>
        </li>
      )}
    </ul>
  );
}

import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import type { User } from "@/lib/contract/account";
import { ResendEmail } from "./resend-email";

/** The member's address, whether it is verified, and the mail again while it is not (R4.8). */
export async function EmailCard({ user }: { user: User }) {
  const t = await getTranslations("settings");
  const { email, emailVerified, username } = user;
  const isKnown = typeof emailVerified === "boolean";
  return (
    <Card>
      <CardHeading
        aside={
          isKnown && (
            <Badge tone={emailVerified ? "up" : "warn"}>
              {t(emailVerified ? "emailVerified" : "emailNotVerified")}
            </Badge>
          )
        }
      >
        {t("email")}
      </CardHeading>
      <p className="text-base font-medium break-all">
        <bdi>{email}</bdi>
      </p>
      {isKnown && (
        <p className="mt-1 text-md text-muted">
          {t(emailVerified ? "emailVerifiedText" : "emailNotVerifiedText")}
        </p>
      )}
      {emailVerified === false && (
        <div className="mt-4">
          <Texts of={["resend"]}>
            <ResendEmail username={username} />
          </Texts>
        </div>
      )}
    </Card>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { PasskeyList } from "@/lib/contract/passkey";
import { PASSKEYS_ID } from "../_protection/anchors";
import { LazyPasskeyPanel } from "./passkey-panel.lazy";

interface PasskeysCardProps {
  /** Null where they are not offered. */
  passkeys: PasskeyList | null;
  hasCodes: boolean;
  /** That none is left, where the service tells. */
  lacksRecoveryCodes: boolean;
  username: string;
  timeZone: string;
}

const TEXTS = [
  "newPassword.hide",
  "newPassword.show",
  "passkeys.add",
  "passkeys.addSecond",
  "passkeys.addText",
  "passkeys.added",
  "passkeys.adding",
  "passkeys.already",
  "passkeys.consequence",
  "passkeys.continue",
  "passkeys.createdAt",
  "passkeys.empty",
  "passkeys.failed",
  "passkeys.hold",
  "passkeys.last",
  "passkeys.lost",
  "passkeys.name",
  "passkeys.nameRefused",
  "passkeys.oneDevice",
  "passkeys.remove",
  "passkeys.removeWhat",
  "passkeys.removed",
  "passkeys.rename",
  "passkeys.renameTitle",
  "passkeys.require",
  "passkeys.requireNeeds",
  "passkeys.requireNeedsCodes",
  "passkeys.requireOff",
  "passkeys.requireOn",
  "passkeys.requireText",
  "passkeys.save",
  "passkeys.saving",
  "passkeys.synced",
  "passkeys.title",
  "passkeys.tooMany",
  "passkeys.unsupported",
  "passkeys.usedAt",
  "security.browserOn",
  "security.currentPassword",
  "twoFactorPage.codesFile",
  "twoFactorPage.codesText",
  "twoFactorPage.codesTitle",
  "twoFactorPage.codesUnsaved",
  "twoFactorPage.download",
  "twoFactorPage.finish",
  "twoFactorPage.leave",
  "twoFactorPage.mustSave",
  "twoFactorPage.print",
  "twoFactorPage.renew",
  "twoFactorPage.renewFailed",
  "twoFactorPage.renewText",
  "twoFactorPage.renewTitle",
  "twoFactorPage.renewUnknown",
  "twoFactorPage.renewing",
  "twoFactorPage.savedThem",
] as const;

/** The member's passkeys: added, named, removed, and required; where there are none to have, it says so. */
export async function PasskeysCard(props: PasskeysCardProps) {
  const { passkeys, hasCodes, lacksRecoveryCodes, username, timeZone } = props;
  const [t, locale] = await Promise.all([getTranslations("passkeys"), getLocale()]);
  return (
    <Card id={PASSKEYS_ID} className="max-md:p-4">
      <CardHeading>{t("title")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t(passkeys ? "text" : "missing")}</p>
      {passkeys && (
        <Texts of={TEXTS}>
          <LazyPasskeyPanel
            initial={passkeys}
            hasCodes={hasCodes}
            lacksRecoveryCodes={lacksRecoveryCodes}
            username={username}
            locale={locale}
            timeZone={timeZone}
          />
        </Texts>
      )}
    </Card>
  );
}

import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts";
import { Card, CardHeading } from "@/app/_ui/card";
import type { Device } from "@/lib/contract/security";
import { DeviceRow } from "./device-row";
import { DEVICES_HEADING_ID } from "./devices-heading-id";
import { RevokeButton } from "./revoke-button";

interface DevicesCardProps {
  devices: readonly Device[] | null;
  timeZone: string;
}

const REVOKE_TEXTS = [
  "security.signOut",
  "security.signOutQuestion",
  "security.signOutOthers",
  "security.signOutOthersQuestion",
  "security.cancel",
  "security.deviceOut",
  "security.othersOut",
  "security.deviceFailed",
] as const;

/** Where the member is signed in; every device but this one can be signed out from here. */
export async function DevicesCard({ devices, timeZone }: DevicesCardProps) {
  const t = await getTranslations("security");
  const hasOthers = devices?.some(({ current }) => !current) ?? false;
  return (
    <Texts of={REVOKE_TEXTS}>
      <Card>
        <CardHeading aside={hasOthers && <RevokeButton id={null} />}>
          <span id={DEVICES_HEADING_ID} tabIndex={-1}>
            {t("devices")}
          </span>
        </CardHeading>
        {devices ? (
          <ul className="divide-y divide-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} timeZone={timeZone} />
            ))}
          </ul>
        ) : (
          <p className="text-md text-muted">{t("devicesMissing")}</p>
        )}
        {devices && !hasOthers && <p className="mt-3 text-md text-muted">{t("onlyThis")}</p>}
      </Card>
    </Texts>
  );
}

import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import type { Device } from "@/lib/contract/security";
import { DeviceRow } from "./device-row";
import { DEVICES_HEADING_ID } from "./devices-heading-id";
import { RevokeButton } from "./revoke-button";
import { revokeTexts } from "./revoke-texts";

interface DevicesCardProps {
  devices: readonly Device[] | null;
  timeZone: string;
}

/** Where the member is signed in; every device but this one can be signed out from here. */
export async function DevicesCard({ devices, timeZone }: DevicesCardProps) {
  const [t, texts] = await Promise.all([getTranslations("security"), revokeTexts("others")]);
  const hasOthers = devices?.some(({ current }) => !current) ?? false;
  return (
    <Card>
      <CardHeading aside={hasOthers && <RevokeButton id={null} texts={texts} />}>
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
  );
}

import { Monitor, Smartphone } from "lucide";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import type { Device } from "@/lib/contract/security";
import { deviceLabel } from "@/lib/domain/security/agent-name";
import { DEVICES_HEADING_ID } from "./devices-heading-id";
import { LazyRevokeButton } from "./revoke-button.lazy";

const PHONE = /android|iphone|ipad|ios|mobile|phone|tablet/i;

/** One signed-in device: what it is, where, and since when. */
async function DeviceRow({ device, timeZone }: { device: Device; timeZone: string }) {
  const t = await getTranslations("security");
  const { id, browser, os, current, ipMasked, city, lastSeenAt, createdAt } = device;
  const label = deviceLabel({ browser, os }, (parts) => t("browserOn", parts));
  const icon = PHONE.test(`${os} ${device.device}`) ? Smartphone : Monitor;
  const nameId = `device-${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-muted">
        <Icon node={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span id={nameId} className="text-base font-medium break-words">
            {label || <bdi>{device.device || t("unknownDevice")}</bdi>}
          </span>
          {current && <Badge tone="up">{t("thisDevice")}</Badge>}
        </p>
        <p className="grid justify-items-start gap-x-2 text-md text-muted sm:flex sm:flex-wrap">
          {[ipMasked, city].map(
            (part) =>
              part && (
                <span key={part} className="sm:after:ms-2 sm:after:content-['·']">
                  <bdi dir="ltr" className="figures">
                    {part}
                  </bdi>
                </span>
              ),
          )}
          <span>
            {t.rich(lastSeenAt ? "lastSeen" : "signedIn", {
              time: () => <MemberTime at={lastSeenAt ?? createdAt} timeZone={timeZone} />,
            })}
          </span>
        </p>
      </div>
      {!current && (
        <div className="ms-14 sm:ms-0">
          <LazyRevokeButton id={id} describedBy={nameId} />
        </div>
      )}
    </li>
  );
}

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
        <CardHeading aside={hasOthers && <LazyRevokeButton id={null} />}>
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

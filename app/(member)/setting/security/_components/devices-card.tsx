import { Monitor, Smartphone } from "lucide";
import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { momentFacts } from "@/app/_shell/list/moment-facts";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { FactList } from "@/app/_ui/data/fact-list";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import type { Device } from "@/lib/contract/security";
import { deviceLabel, isHandheld } from "@/lib/domain/security/agent-name";
import { pageCount } from "@/lib/list/page";
import { type ListPlaces, securityHref } from "../list-places";
import { DEVICES_HEADING_ID } from "./devices-heading-id";
import { LazyRevokeButton } from "./revoke-button.lazy";

/** One signed-in device: what it is, where, and since when. */
async function DeviceRow({ device, timeZone }: { device: Device; timeZone: string }) {
  const [t, moment] = await Promise.all([
    getTranslations("security"),
    momentFacts(device.lastSeenAt ?? device.createdAt, timeZone),
  ]);
  const { id, browser, os, current, ipMasked, city, lastSeenAt, createdAt } = device;
  const label = deviceLabel({ browser, os }, (parts) => t("browserOn", parts));
  const name = label || device.device || t("unknownDevice");
  const nameId = `device-${id}`;
  const seenId = `${nameId}-seen`;
  const place = [ipMasked, city].filter(Boolean).join(" · ");
  return (
    <ListRow
      disc={<SignDisc sign={isHandheld(`${os} ${device.device}`) ? Smartphone : Monitor} />}
      title={
        <RowSheet
          id={nameId}
          title={name}
          details={
            <FactList
              facts={[
                ...moment,
                ...(place ? [{ label: t("address"), value: <bdi dir="ltr">{place}</bdi> }] : []),
              ]}
            />
          }
        >
          {label ?? <bdi>{name}</bdi>}
        </RowSheet>
      }
      text={
        <span id={seenId}>
          {place && (
            <span className="max-sm:hidden">
              <bdi dir="ltr" className="figures">
                {place}
              </bdi>
              {" · "}
            </span>
          )}
          {t.rich(lastSeenAt ? "lastSeen" : "signedIn", {
            time: () => (
              <MemberTime at={lastSeenAt ?? createdAt} timeZone={timeZone} look="short" />
            ),
          })}
        </span>
      }
      action={
        current ? (
          <Badge tone="up">{t("thisDevice")}</Badge>
        ) : (
          <div className="flex justify-end max-sm:max-w-40">
            <LazyRevokeButton id={id} objectIds={`${nameId} ${seenId}`} />
          </div>
        )
      }
    />
  );
}

/** As many as are looked through at once. */
const DEVICES_ON_A_PAGE = 10;

interface DevicesCardProps {
  devices: readonly Device[] | null;
  places: ListPlaces;
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
export async function DevicesCard({ devices, places, timeZone }: DevicesCardProps) {
  const t = await getTranslations("security");
  const hasOthers = devices?.some(({ current }) => !current) ?? false;
  const pages = pageCount(devices?.length ?? 0, DEVICES_ON_A_PAGE);
  const page = Math.min(places.devices, pages);
  const shown = devices?.slice((page - 1) * DEVICES_ON_A_PAGE, page * DEVICES_ON_A_PAGE);
  return (
    <Texts of={REVOKE_TEXTS}>
      <TableFrame
        id="devices-title"
        title={
          <span id={DEVICES_HEADING_ID} tabIndex={-1}>
            {t("devices")}
          </span>
        }
        aside={hasOthers && <LazyRevokeButton id={null} />}
      >
        {shown ? (
          <ul className="border-t border-line">
            {shown.map((device) => (
              <DeviceRow key={device.id} device={device} timeZone={timeZone} />
            ))}
          </ul>
        ) : (
          <p className="px-4 pb-5 text-md text-muted md:px-5">{t("devicesMissing")}</p>
        )}
        <ListPages
          place="rows"
          label={t("devices")}
          page={page}
          pages={pages}
          hrefOf={(devices) => securityHref({ ...places, devices })}
        />
        {devices && !hasOthers && (
          <p className="border-t border-line px-4 py-3 text-md text-muted md:px-5">
            {t("onlyThis")}
          </p>
        )}
      </TableFrame>
    </Texts>
  );
}

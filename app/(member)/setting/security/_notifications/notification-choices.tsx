"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSavedAtOnce } from "@/app/_shell/forms/use-saved-at-once";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { Switch } from "@/app/_ui/control/switch";
import { TextField } from "@/app/_ui/control/text-field";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import type {
  NotificationChannel,
  NotificationPreferences,
  QuietHours,
} from "@/lib/contract/alerts/notification-preferences";
import type { WeeklyMail } from "@/lib/contract/alerts/weekly-mail";
import { saveNotificationPreferences } from "@/lib/domain/notification/client";
import { WeeklyMailSwitch } from "./weekly-mail-switch";

interface NotificationChoicesProps {
  initial: NotificationPreferences;
  /** By the kind's code; a kind without a name is not shown. */
  names: Readonly<Record<string, string>>;
  hasPush: boolean;
  /** Null where no mail is sent each week. */
  weekly: WeeklyMail | null;
  timeZone: string;
}

type Kind = NotificationPreferences["kinds"][number];

const NIGHT = { from: "22:00", to: "07:00" } as const;

interface KindRowProps {
  kind: Kind;
  name: string;
  channels: readonly NotificationChannel[];
  onChange: (changed: Kind) => void;
}

/** One kind, and by what the member is told of it. */
function KindRow({ kind, name, channels, onChange }: KindRowProps) {
  const t = useTranslations("notificationChoices");
  const isFixed = kind.fixed.length > 0;
  return (
    <fieldset className="grid gap-2 border-t border-line py-3 first:border-0 first:pt-0 sm:grid-cols-[1fr_auto] sm:items-center">
      <legend className="contents">
        <span className="text-base font-medium">{name}</span>
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-3 py-1">
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(channel)}
            checked={kind[channel]}
            disabled={kind.fixed.includes(channel)}
            onChange={({ target }) => onChange({ ...kind, [channel]: target.checked })}
          />
        ))}
      </div>
      {isFixed && <p className="text-sm text-muted sm:col-span-2">{t("always")}</p>}
    </fieldset>
  );
}

interface QuietFieldsProps {
  quiet: QuietHours;
  onChange: (changed: QuietHours) => void;
}

/** From when to when; what is incomplete, or has no length, waits in its field. */
function QuietFields({ quiet, onChange }: QuietFieldsProps) {
  const t = useTranslations("notificationChoices");
  const [typed, setTyped] = useState({ from: quiet.from, to: quiet.to });
  const [shown, setShown] = useState(quiet);
  // Taken back, or read anew.
  if (shown.from !== quiet.from || shown.to !== quiet.to) {
    setShown(quiet);
    setTyped({ from: quiet.from, to: quiet.to });
  }
  const isEmptySpan = typed.from === typed.to;

  function type(part: "from" | "to", value: string): void {
    const next = { ...typed, [part]: value };
    setTyped(next);
    if (next.from && next.to && next.from !== next.to) onChange({ ...quiet, ...next });
  }

  return (
    <div className="grid grid-cols-2 gap-4">
      {(["from", "to"] as const).map((part) => (
        <TextField
          key={part}
          type="time"
          required
          label={t(part)}
          value={typed[part]}
          error={part === "to" && isEmptySpan ? t("sameTimes") : undefined}
          onChange={({ target }) => type(part, target.value)}
        />
      ))}
      <p className="col-span-2 text-sm text-muted">{quiet.timeZone}</p>
    </div>
  );
}

/** Each choice holds at once; a refusal by the service takes it back. */
export function NotificationChoices({
  initial,
  names,
  hasPush,
  weekly,
  timeZone,
}: NotificationChoicesProps) {
  const t = useTranslations("notificationChoices");
  const failed = useTranslations("settings")("preferenceFailed");
  const { value, choose } = useSavedAtOnce(
    initial,
    () => undefined,
    saveNotificationPreferences,
    (reason) => void showErrorToast(reason || failed),
  );
  const channels = (["inbox", "mail", "push"] as const).filter(
    (channel) => hasPush || channel !== "push",
  );

  function changeKind(changed: Kind): void {
    const kinds = value.kinds.map((kind) => (kind.code === changed.code ? changed : kind));
    choose({ ...value, kinds });
  }

  return (
    <div className="grid gap-5">
      <div>
        {value.kinds.map((kind) => {
          const name = names[kind.code];
          return (
            name && (
              <KindRow
                key={kind.code}
                kind={kind}
                name={name}
                channels={channels}
                onChange={changeKind}
              />
            )
          );
        })}
      </div>
      {weekly && <WeeklyMailSwitch initial={weekly} timeZone={timeZone} />}
      {hasPush && (
        <Switch
          label={t("quiet")}
          hint={t("quietText")}
          isOn={Boolean(value.quiet)}
          onChange={(isOn) => choose({ ...value, quiet: isOn ? { ...NIGHT, timeZone } : null })}
        />
      )}
      {hasPush && value.quiet && (
        <QuietFields
          quiet={value.quiet}
          onChange={(quiet) => choose({ ...value, quiet: { ...quiet, timeZone } })}
        />
      )}
    </div>
  );
}

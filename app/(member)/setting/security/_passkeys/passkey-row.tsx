"use client";

import { KeyRound } from "lucide";
import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { Badge } from "@/app/_ui/data/badge";
import { Icon } from "@/app/_ui/data/icon";
import type { Passkey } from "@/lib/contract/passkey";

interface PasskeyRowProps {
  passkey: Passkey;
  /** The locale for `Intl`. */
  locale: string;
  timeZone: string;
  onRename: () => void;
  onRemove: () => void;
}

/** One passkey: its name, where it is, since when, and what can be done with it. */
export function PasskeyRow({ passkey, locale, timeZone, onRename, onRemove }: PasskeyRowProps) {
  const t = useTranslations("passkeys");
  const { id, name, synced, createdAt, lastUsedAt } = passkey;
  const nameId = `passkey-${id}`;
  const at = (instant: string) => () => (
    <time dateTime={instant}>{localTime(instant, locale, timeZone)}</time>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <span className="sign-disc bg-raised text-muted">
        <Icon node={KeyRound} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span id={nameId} className="text-base font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          <Badge>{t(synced ? "synced" : "oneDevice")}</Badge>
        </p>
        <p className="text-md text-muted">
          {lastUsedAt
            ? t.rich("usedAt", { time: at(lastUsedAt) })
            : t.rich("createdAt", { time: at(createdAt) })}
        </p>
      </div>
      <div className="ms-14 flex flex-wrap gap-2 sm:ms-0">
        <Button
          id={`${nameId}-rename`}
          size="small"
          aria-labelledby={`${nameId}-rename ${nameId}`}
          onClick={onRename}
        >
          {t("rename")}
        </Button>
        <Button
          id={`${nameId}-remove`}
          size="small"
          aria-labelledby={`${nameId}-remove ${nameId}`}
          onClick={onRemove}
        >
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useId } from "react";
import { RefusedError } from "@/app/_shell/forms/refusal/refused-error";
import { Button } from "@/app/_ui/control/button";
import { Switch } from "@/app/_ui/control/switch";
import { Notice } from "@/app/_ui/state/notice";
import type { PasskeyList } from "@/lib/contract/passkey";
import { MAX_PASSKEYS } from "@/lib/contract/rules/max-passkeys";
import { loadPatiently } from "@/lib/live/network";
import { PasskeyRow } from "./passkey-row";
import { usePasskeys } from "./use-passkeys";

interface PasskeyPanelProps {
  initial: PasskeyList;
  /** The member has two-factor codes. */
  hasCodes: boolean;
  /** That no recovery code is left, where the service tells. */
  lacksRecoveryCodes: boolean;
  username: string;
  /** The locale for `Intl`. */
  locale: string;
  timeZone: string;
}

const OwnCodes = lazy(() => loadPatiently(() => import("./own-codes")));
const RecoveryCodes = lazy(() => loadPatiently(() => import("../../_components/recovery-codes")));

/** The list with what can be done: add, name, remove, and require. */
export function PasskeyPanel(props: PasskeyPanelProps) {
  const { hasCodes, lacksRecoveryCodes, username, locale, timeZone } = props;
  const t = useTranslations("passkeys");
  const fullId = useId();
  const { list, codes, adding, naming, ...passkeys } = usePasskeys(props);
  const { items, required } = list;
  if (codes.shown) {
    return (
      <Suspense>
        <RecoveryCodes codes={codes.shown} username={username} onDone={codes.leave} />
      </Suspense>
    );
  }
  const isFull = items.length >= MAX_PASSKEYS;
  const [only, ...others] = items;
  const isAlone = only !== undefined && others.length === 0 && !only.synced;
  const hasWayBack = only?.synced === true && !lacksRecoveryCodes;
  const canRequire = required || items.length > 1 || hasWayBack;
  return (
    <div className="grid gap-5">
      {items.length === 0 ? (
        <p className="text-md text-muted">{t("empty")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              locale={locale}
              timeZone={timeZone}
              onRename={() => passkeys.rename(passkey)}
              onRemove={() => passkeys.remove(passkey)}
            />
          ))}
        </ul>
      )}
      {isAlone && <Notice tone="info">{t("addSecond")}</Notice>}
      {items.length > 0 &&
        (canRequire ? (
          <Switch
            label={t("require")}
            hint={t(required ? "lost" : "requireText")}
            isOn={required}
            onChange={passkeys.require}
          />
        ) : (
          <div>
            <p className="text-base font-medium">{t("require")}</p>
            <p className="text-sm text-muted">{passkeys.needs}</p>
          </div>
        ))}
      {items.length > 0 && !hasCodes && (
        <Suspense>
          <OwnCodes
            areUnsaved={codes.areUnsaved}
            onRenewed={codes.show}
            onLost={() => codes.noteUnsaved(true)}
          />
        </Suspense>
      )}
      <RefusedError {...passkeys.problem} />
      {passkeys.isSupported ? (
        <div className="grid gap-2">
          {isFull && (
            <p id={fullId} className="text-md text-muted">
              {t("tooMany")}
            </p>
          )}
          <Button
            className="justify-self-start"
            aria-describedby={isFull ? fullId : undefined}
            aria-disabled={isFull || passkeys.isAdding || undefined}
            isPending={passkeys.isAdding}
            onClick={isFull ? undefined : passkeys.add}
          >
            {t(passkeys.isAdding ? "adding" : "add")}
          </Button>
        </div>
      ) : (
        <p className="text-md text-muted">{t("unsupported")}</p>
      )}
      {passkeys.confirmation}
      {adding.opened && (
        <adding.opened.Dialog
          onClose={adding.close}
          create={adding.create}
          wordsFor={adding.wordsFor}
          username={username}
        />
      )}
      {naming.opened && (
        <naming.opened.Dialog
          passkey={naming.opened.about}
          onClose={naming.close}
          onRenamed={naming.finish}
        />
      )}
    </div>
  );
}

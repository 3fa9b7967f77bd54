"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { isCancelled, supportsPasskeys } from "@/app/_shell/step-up/passkey-ceremony";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { Button } from "@/app/_ui/control/button";
import { Switch } from "@/app/_ui/control/switch";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import { Notice } from "@/app/_ui/state/notice";
import { BffError } from "@/lib/bff/client/client";
import type { Passkey, PasskeyList } from "@/lib/contract/passkey";
import { type AddingBy, removePasskey, requirePasskey } from "@/lib/domain/passkey/client";
import { loadPatiently } from "@/lib/live/network";
import { useUnsavedCodes } from "../../_components/use-unsaved-codes";
import type { AddDialogProps } from "./add-dialog";
import { createPasskey, deviceName, signalAccepted } from "./create-passkey";
import { PasskeyRow } from "./passkey-row";
import type { RenameDialogProps } from "./rename-dialog";

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

const load = {
  add: async () => (await import("./add-dialog")).default,
  rename: async () => (await import("./rename-dialog")).default,
};

/** The list with what can be done: add, name, remove, and require. */
export function PasskeyPanel(props: PasskeyPanelProps) {
  const { initial, hasCodes, lacksRecoveryCodes, username, locale, timeZone } = props;
  const t = useTranslations("passkeys");
  const browserOn = useTranslations("security");
  const router = useRouter();
  const stepUp = useStepUp();
  const adding = useLazyDialog<null, AddDialogProps>();
  const naming = useLazyDialog<Passkey, RenameDialogProps>();
  const [list, setList] = useState(initial);
  const [read, setRead] = useState(initial);
  const [isSupported, setSupported] = useState(true);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { run } = useSingleFlight();
  const [hasUnsavedCodes, noteUnsavedCodes] = useUnsavedCodes(username);
  const { items, required } = list;
  const needs = t(items[0]?.synced ? "requireNeedsCodes" : "requireNeeds");
  const hasFactor = hasCodes || items.length > 0;
  // The page was read anew.
  if (read !== initial) {
    setRead(initial);
    setList(initial);
  }

  useEffect(() => setSupported(supportsPasskeys()), []);

  /** @param conflict what a conflict means to this change */
  function wordsFor(error: unknown, conflict: string): string | null {
    if (isCancelled(error)) return null;
    if (error instanceof BffError) {
      return error.code === "CONFLICT" ? conflict : error.message || t("failed");
    }
    return error instanceof Error && error.name === "InvalidStateError"
      ? t("already")
      : t("failed");
  }

  /** One change at a time; what goes wrong is said below the list. */
  function change(conflict: string, work: () => Promise<void>): Promise<void> {
    const begin = () => {
      setProblem(null);
      return work();
    };
    return run(begin, (error) => {
      // Another tab has removed it.
      if (error instanceof BffError && error.code === "NOT_FOUND") router.refresh();
      setProblem(wordsFor(error, conflict));
    });
  }

  function show(fresh: readonly string[]): void {
    noteUnsavedCodes(true);
    setCodes(fresh);
  }

  /** @throws as `createPasskey` does */
  async function create(by: AddingBy): Promise<void> {
    const name = deviceName((parts) => browserOn("browserOn", parts)) ?? t("title");
    const { passkey, recoveryCodes } = await createPasskey(by, name);
    setList((before) => {
      const others = before.items.filter(({ id }) => id !== passkey.id);
      return { ...before, items: [...others, passkey] };
    });
    showSuccessToast(t("added"));
    if (recoveryCodes?.length) {
      show(recoveryCodes);
      return;
    }
    if (recoveryCodes === undefined && !hasFactor) noteUnsavedCodes(true);
    router.refresh();
  }

  function add(): void {
    if (!hasFactor) {
      adding.open(load.add, null);
      return;
    }
    change(t("tooMany"), async () => {
      setAdding(true);
      const order = { action: "passkey_add", what: t("add"), sent: {}, shown: [] } as const;
      try {
        const proof = await stepUp.ask(order);
        if (proof !== null) await create({ proof });
      } finally {
        setAdding(false);
      }
    });
  }

  function remove({ id, name }: Passkey): void {
    change(t("last"), async () => {
      const shown = [
        { label: t("name"), value: <bdi>{name}</bdi> },
        { label: t("consequence"), value: t("hold") },
      ];
      const what = t("removeWhat");
      const proof = await stepUp.ask({ action: "passkey_remove", what, sent: { id }, shown });
      if (proof === null) return;
      const left = await removePasskey(id, proof);
      setList(left);
      signalAccepted(
        left.userHandle,
        left.items.map(({ credentialId }) => credentialId),
      );
      showSuccessToast(t("removed"));
      router.refresh();
    });
  }

  function require(isWanted: boolean): void {
    change(needs, async () => {
      const what = t(isWanted ? "require" : "requireOff");
      const sent = { required: isWanted };
      const order = { action: "second_factor_change", what, sent, shown: [] } as const;
      const proof = await stepUp.ask(order);
      if (proof === null) return;
      setList(await requirePasskey(isWanted, proof));
      showSuccessToast(t(isWanted ? "requireOn" : "requireOff"));
    });
  }

  if (codes) {
    const leave = () => {
      noteUnsavedCodes(false);
      setCodes(null);
      router.refresh();
    };
    return (
      <Suspense>
        <RecoveryCodes codes={codes} username={username} onDone={leave} />
      </Suspense>
    );
  }
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
              onRename={() => naming.open(load.rename, passkey)}
              onRemove={() => remove(passkey)}
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
            onChange={require}
          />
        ) : (
          <div>
            <p className="text-base font-medium">{t("require")}</p>
            <p className="text-sm text-muted">{needs}</p>
          </div>
        ))}
      {items.length > 0 && !hasCodes && (
        <Suspense>
          <OwnCodes areUnsaved={hasUnsavedCodes} onRenewed={show} />
        </Suspense>
      )}
      <FormError text={problem} />
      {isSupported ? (
        <Button className="justify-self-start" isPending={isAdding} onClick={add}>
          {t(isAdding ? "adding" : "add")}
        </Button>
      ) : (
        <p className="text-md text-muted">{t("unsupported")}</p>
      )}
      {stepUp.dialog}
      {adding.opened && (
        <adding.opened.Dialog
          onClose={adding.close}
          create={create}
          wordsFor={(error) => wordsFor(error, t("tooMany"))}
          username={username}
        />
      )}
      {naming.opened && (
        <naming.opened.Dialog
          passkey={naming.opened.about}
          onClose={naming.close}
          onRenamed={(named) => {
            naming.close();
            setList((before) => ({
              ...before,
              items: before.items.map((one) => (one.id === named.id ? named : one)),
            }));
          }}
        />
      )}
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { isCancelled, supportsPasskeys } from "@/app/_shell/step-up/passkey-ceremony";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import { BffError } from "@/lib/bff/client/client";
import type { Passkey, PasskeyList } from "@/lib/contract/passkey";
import { type AddingBy, removePasskey, requirePasskey } from "@/lib/domain/passkey/client";
import { useUnsavedCodes } from "../../_components/use-unsaved-codes";
import type { AddDialogProps } from "./add-dialog";
import { createPasskey, deviceName, signalAccepted } from "./create-passkey";
import type { RenameDialogProps } from "./rename-dialog";

const load = {
  add: async () => (await import("./add-dialog")).default,
  rename: async () => (await import("./rename-dialog")).default,
};

interface PasskeysOptions {
  initial: PasskeyList;
  /** The member has two-factor codes. */
  hasCodes: boolean;
  username: string;
}

const NONE = { error: null, text: null };

/** One change at a time, and what went wrong with the last one. */
function useChange() {
  const t = useTranslations("passkeys");
  const refresh = useQuietRefresh();
  const [problem, setProblem] = useState<{ error: BffError | null; text: string | null }>(NONE);
  const { run } = useSingleFlight();

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

  /** @param conflict as of `wordsFor` */
  function change(conflict: string, work: () => Promise<void>): Promise<void> {
    const begin = () => {
      setProblem(NONE);
      return work();
    };
    return run(begin, (thrown) => {
      const error = thrown instanceof BffError ? thrown : null;
      // Another tab has removed it.
      if (error?.code === "NOT_FOUND") refresh();
      setProblem({ error, text: wordsFor(thrown, conflict) });
    });
  }

  return { problem, wordsFor, change };
}

/** New recovery codes, shown until the member leaves them. */
function useFreshCodes(username: string) {
  const refresh = useQuietRefresh();
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const [areUnsaved, noteUnsaved] = useUnsavedCodes(username);
  return {
    shown,
    areUnsaved,
    noteUnsaved,
    show(fresh: readonly string[]): void {
      noteUnsaved(true);
      setShown(fresh);
    },
    leave(): void {
      noteUnsaved(false);
      setShown(null);
      refresh();
    },
  };
}

/** The member's passkeys as they stand, what can be done with them, and what of it is open or went wrong. */
export function usePasskeys({ initial, hasCodes, username }: PasskeysOptions) {
  const t = useTranslations("passkeys");
  const browserOn = useTranslations("security");
  const refresh = useQuietRefresh();
  const stepUp = useStepUp();
  const { problem, wordsFor, change } = useChange();
  const codes = useFreshCodes(username);
  const adding = useLazyDialog<null, AddDialogProps>();
  const naming = useLazyDialog<Passkey, RenameDialogProps>();
  const [list, setList] = useState(initial);
  const [read, setRead] = useState(initial);
  const [isSupported, setSupported] = useState(true);
  const [isAdding, setAdding] = useState(false);
  const { items } = list;
  const needs = t(items[0]?.synced ? "requireNeedsCodes" : "requireNeeds");
  const hasFactor = hasCodes || items.length > 0;
  // The page was read anew.
  if (read !== initial) {
    setRead(initial);
    setList(initial);
  }

  useEffect(() => setSupported(supportsPasskeys()), []);

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
      codes.show(recoveryCodes);
      return;
    }
    if (recoveryCodes === undefined && !hasFactor) codes.noteUnsaved(true);
    refresh();
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
      refresh();
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

  return {
    list,
    /** What has to be there before passkeys can be required, in words. */
    needs,
    isSupported,
    isAdding,
    problem,
    add,
    remove,
    require,
    rename: (passkey: Passkey) => naming.open(load.rename, passkey),
    codes,
    /** Asks for what confirms a change. */
    confirmation: stepUp.dialog,
    adding: {
      ...adding,
      create,
      wordsFor: (error: unknown) => wordsFor(error, t("tooMany")),
    },
    naming: {
      ...naming,
      finish(named: Passkey): void {
        naming.close();
        setList((before) => ({
          ...before,
          items: before.items.map((one) => (one.id === named.id ? named : one)),
        }));
      },
    },
  };
}

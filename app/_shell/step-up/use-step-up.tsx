"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useState } from "react";
import { withTexts } from "@/app/_shell/texts/load-texts";
import type { Fact } from "@/app/_ui/data/fact-list";
import { preloadModal } from "@/app/_ui/overlay/modal";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import type { StepUpAction } from "@/lib/domain/step-up/client";

export interface StepUpRequest {
  readonly action: StepUpAction;
  /** What the action is called. */
  readonly what: string;
  /** What will be sent: the proof is bound to the facts in it. */
  readonly sent: object;
  /** The same as the member reads it. */
  readonly shown: readonly Fact[];
}

export interface StepUpDialogProps {
  readonly request: StepUpRequest;
  /** With the proof, or null for a member who has left. */
  readonly onDone: (proof: string | null) => void;
}

interface Opened extends StepUpDialogProps {
  readonly Dialog: ComponentType<StepUpDialogProps>;
}

const loadDialog = withTexts("stepUp", async () => {
  const [{ default: Dialog }] = await Promise.all([import("./step-up-dialog"), preloadModal()]);
  return Dialog;
});

/** Asks the member to confirm an action with a passkey or a code. Its dialog's code arrives when it is needed. */
export function useStepUp() {
  const t = useTranslations("common");
  const [opened, setOpened] = useState<Opened | null>(null);

  /** A proof for what will be sent; null when the member does not confirm. */
  async function ask(request: StepUpRequest): Promise<string | null> {
    const Dialog = await loadDialog().catch(() => null);
    if (!Dialog) {
      showErrorToast(t("cannotOpen"));
      return null;
    }
    return new Promise((resolve) => {
      const onDone = (proof: string | null) => {
        setOpened(null);
        resolve(proof);
      };
      setOpened({ Dialog, request, onDone });
    });
  }

  /**
   * Sends, and once more with a proof where the service asks for one.
   * @returns null when the member does not confirm
   * @throws what `send` throws otherwise
   */
  async function confirmed<Result>(
    request: StepUpRequest,
    send: (proof?: string) => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof BffError) || error.code !== "STEP_UP_REQUIRED") throw error;
    }
    const proof = await ask(request);
    return proof === null ? null : send(proof);
  }

  const dialog: ReactNode = opened && (
    <opened.Dialog request={opened.request} onDone={opened.onDone} />
  );
  return { ask, confirmed, dialog };
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { BffError } from "@/lib/bff/client/client";
import {
  firstStageOf,
  KYC_STAGES,
  type KycStage,
  openStages,
  startStage,
} from "@/lib/domain/kyc/stages";
import { excessFiles, type UploadLimits } from "@/lib/domain/kyc/upload-limits";
import {
  KYC_FILE_NAMES,
  type KycData,
  type KycFileName,
  type KycView,
} from "@/lib/domain/kyc/view";
import { useKeptValues } from "./use-kept-values";
import { type KycFiles, useKycFiles } from "./use-kyc-files";
import { useUpload } from "./use-upload";

export interface KycFormProps {
  initial: KycView;
  username: string;
  locale: string;
  limits: UploadLimits;
  countries: readonly { value: string; label: string }[];
  /** The latest birth date of somebody who is old enough, `YYYY-MM-DD`. */
  latestBirthDate: string;
}

/** True for a stage that can be opened: everything before it is complete. */
function isReachable(view: KycView, stage: KycStage): boolean {
  const farthest = KYC_STAGES.indexOf(startStage(view));
  return openStages(view).includes(stage) && KYC_STAGES.indexOf(stage) <= farthest;
}

/** What the stages of the form share: the check so far, what was typed and chosen, and where one is. */
export function useKycForm(props: KycFormProps) {
  const { initial, username, limits } = props;
  const [opening] = useState(initial);
  const [view, setView] = useState(initial);
  const [stage, setStage] = useState(() => startStage(initial));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [hasMoved, setMoved] = useState(false);
  const [walked, setWalked] = useState<readonly KycStage[]>([]);
  const files = useKycFiles();
  // What was typed for an earlier round does not belong into a correction.
  const round = initial.status === "resubmit" ? initial.reviewedAt : "first";
  const kept = useKeptValues(`${username} ${round}`, stage, initial.data);
  const upload = useUpload();
  const router = useRouter();
  const refreshQuietly = useQuietRefresh();
  const [isLeaving, startLeaving] = useTransition();
  const { restored } = kept;

  useEffect(() => {
    if (restored && isReachable(opening, restored)) setStage(restored);
  }, [restored, opening]);

  function moveTo(next: KycStage): void {
    const isOnward = KYC_STAGES.indexOf(next) > KYC_STAGES.indexOf(stage);
    setWalked((all) => (isOnward ? [...all, stage] : all.slice(0, Math.max(0, all.indexOf(next)))));
    setMoved(true);
    setStage(next);
  }

  /** The form is over: the page shows what the service says now. */
  function leave(): void {
    kept.drop();
    startLeaving(() => router.refresh());
  }

  // A file that was refused is not there, whatever was said about it before.
  function forget(names: readonly KycFileName[]): void {
    files.forget(names);
    const status = view.status === "resubmit" ? "resubmit" : "missing";
    const gone = names.map((name) => [name, { ...view.steps[name], status }]);
    setView({ ...view, steps: { ...view.steps, ...Object.fromEntries(gone) } });
  }

  // Errors stand on the stage of their fields, so the member is taken there.
  function takeRefusal(error: unknown): void {
    if (!(error instanceof BffError)) return;
    if (error.code === "CONFLICT") {
      leave();
      return;
    }
    forget(KYC_FILE_NAMES.filter((name) => error.fields[name]));
    const named = Object.entries(error.fields).map(([field, texts]) => [field, texts[0] ?? ""]);
    setErrors(Object.fromEntries(named));
    goToStageOf(Object.keys(error.fields));
  }

  function goToStageOf(fields: readonly string[]): void {
    const target = firstStageOf(fields);
    if (target && target !== stage && openStages(view).includes(target)) moveTo(target);
  }

  /** Sends fields and the files that have not been sent yet; null when the member stopped it. */
  async function send(
    kind: "saveKycDraft" | "submitKyc",
    fields: Partial<KycData>,
    chosen: KycFiles,
  ): Promise<KycView | null> {
    const unsent = files.unsentOf(chosen);
    const excess = excessFiles(unsent, limits.filesBytes);
    if (excess.length > 0) {
      goToStageOf(excess);
      throw new BffError(413, { code: "TOO_LARGE", message: "" });
    }
    try {
      const client = await import("@/lib/domain/kyc/client");
      const next = await upload.run(({ signal, onUploadProgress }) =>
        client[kind](
          { fields, files: unsent },
          {
            signal,
            onUploadProgress: Object.keys(unsent).length > 0 ? onUploadProgress : undefined,
          },
        ),
      );
      if (!next) return null;
      files.noteSent(Object.values(unsent));
      kept.settle(fields);
      return next;
    } catch (error) {
      takeRefusal(error);
      throw error;
    }
  }

  function moveOn(next: KycView): void {
    const open = openStages(next);
    if (open.length === 0) {
      leave();
      return;
    }
    // The page around the form says where the check stands.
    if (next.status !== view.status) refreshQuietly();
    setView(next);
    setErrors((all) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => firstStageOf([field]) !== stage)),
    );
    moveTo(open[open.indexOf(stage) + 1] ?? "review");
  }

  return {
    ...props,
    view,
    stage,
    files: files.files,
    errors,
    hasMoved,
    /** The stages that led to this one, for the way back. */
    walked,
    upload,
    /** The pictures that are being made ready; the form waits for them. */
    preparing: files.preparing,
    setPreparing: files.setPreparing,
    /** What the open stage is about to send and is too much together. */
    excess: excessFiles(
      files.unsentOf(files.ofStage(stage, kept.values.docType)),
      limits.filesBytes,
    ),
    values: kept.values,
    isRestored: restored !== null,
    isLeaving,
    keep: kept.keep,
    save: (fields: Partial<KycData>, chosen: KycFiles) => send("saveKycDraft", fields, chosen),
    submit: (fields: Partial<KycData>, chosen: KycFiles) => send("submitKyc", fields, chosen),
    moveOn,
    moveTo,
    isReachable: (target: KycStage) => isReachable(view, target),
    setFile: files.setFile,
  };
}

export type KycFormState = ReturnType<typeof useKycForm>;

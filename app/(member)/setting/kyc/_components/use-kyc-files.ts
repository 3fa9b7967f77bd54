"use client";

import { useCallback, useState } from "react";
import { documentSides, type KycStage } from "@/lib/domain/kyc/stages";
import type { KycData, KycFileName } from "@/lib/domain/kyc/view";

export type KycFiles = Partial<Record<KycFileName, File | null>>;

/** The pictures that were chosen, which of them are being made ready, and which the service has. */
export function useKycFiles() {
  const [files, setFiles] = useState<KycFiles>({});
  const [preparing, setPreparing] = useState<ReadonlySet<KycFileName>>(new Set());
  const [uploaded] = useState(() => new WeakSet<File>());

  const markPreparing = useCallback((name: KycFileName, isPreparing: boolean) => {
    setPreparing((all) => {
      const others = [...all].filter((each) => each !== name);
      return new Set(isPreparing ? [...others, name] : others);
    });
  }, []);

  return {
    files,
    setFile: (name: KycFileName, file: File | null) =>
      setFiles((all) => ({ ...all, [name]: file })),
    /** The form waits for them. */
    preparing,
    setPreparing: markPreparing,
    /** Those that a stage asks for. */
    ofStage(stage: KycStage, docType: KycData["docType"]): KycFiles {
      const names: readonly KycFileName[] =
        stage === "selfie" ? ["selfie"] : documentSides(docType);
      return Object.fromEntries(names.map((name) => [name, files[name]]));
    },
    unsentOf(chosen: KycFiles): Partial<Record<KycFileName, File>> {
      const entries = Object.entries(chosen).filter(([, file]) => file && !uploaded.has(file));
      return Object.fromEntries(entries);
    },
    noteSent(sent: readonly File[]): void {
      for (const file of sent) uploaded.add(file);
    },
    // A file that was refused is not there, whatever was said about it before.
    forget(names: readonly KycFileName[]): void {
      for (const name of names) {
        const file = files[name];
        if (file) uploaded.delete(file);
      }
    },
  };
}

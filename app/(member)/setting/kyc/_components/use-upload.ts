"use client";

import { useEffect, useRef, useState } from "react";
import type { UploadOptions } from "@/lib/domain/kyc/client";

type Progress = Parameters<NonNullable<UploadOptions["onUploadProgress"]>>[0];

export interface Upload {
  /** Null while nothing is on its way. */
  readonly progress: Progress | null;
  /** True after the member stopped one, until the next. */
  readonly isCancelled: boolean;
  readonly cancel: () => void;
  /** Runs one upload; null when the member stopped it. */
  readonly run: <T>(send: (options: UploadOptions) => Promise<T>) => Promise<T | null>;
}

/** One upload at a time, with its progress and a way to stop it; leaving the screen stops it too. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isCancelled, setCancelled] = useState(false);
  const controller = useRef<AbortController | null>(null);
  const cancel = () => controller.current?.abort();

  async function run<T>(send: (options: UploadOptions) => Promise<T>): Promise<T | null> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setCancelled(false);
    try {
      return await send({ signal, onUploadProgress: setProgress });
    } catch (error) {
      if (!signal.aborted) throw error;
      setCancelled(true);
      return null;
    } finally {
      setProgress(null);
    }
  }

  useEffect(() => () => controller.current?.abort(), []);
  return { progress, isCancelled, cancel, run };
}

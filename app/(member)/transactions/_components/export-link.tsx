"use client";

import { useRef, useState } from "react";
import { buttonStyle } from "@/app/_ui/button-style";
import { downloadBlob } from "@/app/_ui/download-blob";
import { showErrorToast, showSuccessToast } from "@/app/_ui/toast";
import { BffError } from "@/lib/bff/client";
import { fetchExport } from "@/lib/transaction/client";
import type { ExportTexts } from "./export-texts";

interface ExportLinkProps {
  /** Of `exportPath`. */
  path: string;
  fileName: string;
  texts: ExportTexts;
}

/**
 * A file to save. The link works by itself; with script it says that it is being made, that it is
 * there, or why there is none.
 */
export function ExportLink({ path, fileName, texts }: ExportLinkProps) {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  async function save() {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      downloadBlob(fileName, await fetchExport(path));
      showSuccessToast(texts.done, texts.close);
    } catch (error) {
      const message = error instanceof BffError ? error.message : "";
      showErrorToast(message || texts.failed, texts.close);
    }
    isRunning.current = false;
    setPending(false);
  }

  return (
    <a
      href={`/api/bff/${path}`}
      download={fileName}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        save();
      }}
      className={buttonStyle("outline", "small")}
    >
      {isPending && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      )}
      <span aria-live="polite">{isPending ? texts.pending : texts.label}</span>
    </a>
  );
}

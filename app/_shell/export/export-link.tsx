"use client";

import { useTranslations } from "next-intl";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { readOwn } from "@/lib/bff/client/client";
import { useExport } from "./use-export";

interface ExportLinkProps {
  /** Below `/api/bff/`, with its query. */
  path: string;
  fileName: string;
  /** Where “Export CSV” says too little. */
  label?: string;
}

/**
 * A file to save. The link works by itself; with script it says that it is being made, that it is
 * there, or why there is none.
 */
export function ExportLink({ path, fileName, label }: ExportLinkProps) {
  const t = useTranslations("export");
  const { isPending, save } = useExport(fileName, () =>
    readOwn({ method: "GET", path: `bff/${path}` }, (response) => response.blob()),
  );
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
      <span aria-live="polite">{isPending ? t("pending") : (label ?? t("label"))}</span>
    </a>
  );
}

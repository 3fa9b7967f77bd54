"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/app/_ui/control/button";
import { DropZone } from "@/app/_ui/file/drop-zone";
import { isAccepted, isHeld } from "@/lib/domain/kyc/stages";
import { formatFileSize } from "@/lib/domain/kyc/upload-limits";
import type { KycFileName } from "@/lib/domain/kyc/view";
import { AcceptedFile, FilePreview, KeptFile } from "./file-preview";
import type { KycFormState } from "./use-kyc-form";
import type { usePictureField } from "./use-picture-field";

const load = () => import("./take-file");

interface FileFieldProps {
  wizard: KycFormState;
  name: KycFileName;
  label: string;
  capture: "user" | "environment";
  field: ReturnType<typeof usePictureField>;
}

/** One picture of the check: chosen, checked and shrunk before it is sent, and shown. */
export function FileField(props: FileFieldProps) {
  const { wizard, name, label, capture, field } = props;
  const { locale, limits, view, setPreparing } = wizard;
  const t = useTranslations("kyc.form");
  const problems = useTranslations("kyc.problems");
  const file = wizard.files[name] ?? null;
  const running = useRef<AbortController | null>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const size = formatFileSize(limits.file.maxBytes, locale);
  const refused = field.problem ? problems(field.problem, { size }) : undefined;
  const excess = wizard.excess.includes(name)
    ? problems("together", { size: formatFileSize(limits.filesBytes, locale) })
    : undefined;

  function change(next: File | null) {
    field.take(next);
    wizard.setFile(name, next);
  }

  async function choose(chosen: File) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setPreparing(name, true);
    const taken = await load()
      .then(({ takeFile }) => takeFile(chosen, limits, signal))
      .catch(() => ({ problem: "unreadable" }) as const);
    if (signal.aborted) return;
    setPreparing(name, false);
    if ("file" in taken) change(taken.file);
    else field.refuse(taken.problem);
  }

  function stop() {
    running.current?.abort();
    setPreparing(name, false);
    input.current?.focus();
  }

  // A field that goes away, as the back does for a passport, leaves nothing to wait for.
  useEffect(
    () => () => {
      if (!running.current) return;
      running.current.abort();
      setPreparing(name, false);
    },
    [name, setPreparing],
  );

  if (isAccepted(view, name)) return <AcceptedFile label={label} text={t("acceptedFile")} />;
  const { status, reason } = view.steps[name];
  const isKept = isHeld(view, name, wizard.values.docType);
  return (
    <div className="min-w-0">
      <DropZone
        label={label}
        hint={t("fileHint", { size })}
        error={field.error ?? refused ?? excess}
        accept={limits.file.types.join(",")}
        capture={capture}
        inputRef={(element) => {
          input.current = element;
          field.ref(element);
        }}
        onFile={choose}
        texts={{
          drop: t("drop"),
          choose: t(file || isKept ? "replace" : "choose"),
          photo: t("photo"),
        }}
      >
        {wizard.preparing.has(name) ? (
          <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
            <p role="status" className="text-md text-muted">
              {t("preparing")}
            </p>
            <Button size="small" onClick={stop}>
              {t("cancel")}
            </Button>
          </div>
        ) : file ? (
          <FilePreview
            file={file}
            locale={locale}
            alt={t("preview", { name: label })}
            removeText={t("remove", { name: label })}
            onRemove={() => {
              change(null);
              input.current?.focus();
            }}
          />
        ) : isKept ? (
          <KeptFile text={t("kept")} />
        ) : undefined}
      </DropZone>
      {status === "resubmit" && reason && !file && (
        <p className="mt-1.5 text-sm text-warn">
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

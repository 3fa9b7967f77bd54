"use client";

import { type RefCallback, useRef, useState } from "react";
import { DropZone } from "@/app/_ui/drop-zone";
import { fillText } from "@/app/_ui/fill-text";
import { formatFileSize } from "@/lib/kyc/file-size";
import { isAccepted, isHeld } from "@/lib/kyc/stages";
import type { KycFileName } from "@/lib/kyc/view";
import { AcceptedFile, FilePreview, KeptFile } from "./file-preview";
import { takeFile } from "./take-file";
import type { KycDesk } from "./use-kyc-desk";

interface FileFieldProps {
  desk: KycDesk;
  name: KycFileName;
  label: string;
  capture: "user" | "environment";
  field: { value: File | null; onChange: (file: File | null) => void; ref: RefCallback<Element> };
  error?: string;
  onProblem: (text: string) => void;
  onGood: () => void;
}

/** One picture of the check: chosen, checked and shrunk before it is sent, and shown. */
export function FileField(props: FileFieldProps) {
  const { desk, name, label, capture, field, error, onProblem, onGood } = props;
  const { locale, rule, view } = desk;
  const { form, problems } = desk.texts;
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  const input = useRef<HTMLInputElement | null>(null);
  const size = formatFileSize(rule.maxBytes, locale);

  function change(file: File | null) {
    field.onChange(file);
    desk.setFile(name, file);
    onGood();
  }

  async function choose(chosen: File) {
    const number = ++latest.current;
    setBusy(true);
    const taken = await takeFile(chosen, rule);
    if (number !== latest.current) return;
    setBusy(false);
    if ("file" in taken) change(taken.file);
    else onProblem(fillText(problems[taken.problem], { size }));
  }

  if (isAccepted(view, name)) return <AcceptedFile label={label} text={form.acceptedFile} />;
  const { status, reason } = view.steps[name];
  const isKept = isHeld(view, name, desk.values.docType);
  return (
    <div className="min-w-0">
      <DropZone
        label={label}
        hint={fillText(form.fileHint, { size })}
        error={error}
        accept={rule.types.join(",")}
        capture={capture}
        inputRef={(element) => {
          input.current = element;
          field.ref(element);
        }}
        onFile={choose}
        texts={{
          drop: form.drop,
          choose: field.value || isKept ? form.replace : form.choose,
          photo: form.photo,
        }}
      >
        {isBusy ? (
          <p role="status" className="text-center text-md text-muted">
            {form.preparing}
          </p>
        ) : field.value ? (
          <FilePreview
            file={field.value}
            locale={locale}
            alt={fillText(form.preview, { name: label })}
            removeText={form.remove}
            onRemove={() => {
              change(null);
              input.current?.focus();
            }}
          />
        ) : isKept ? (
          <KeptFile text={form.kept} />
        ) : undefined}
      </DropZone>
      {status === "resubmit" && reason && !field.value && (
        <p className="mt-1.5 text-sm text-warn">
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

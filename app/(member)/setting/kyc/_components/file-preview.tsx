"use client";

import { CircleCheck, FileText, X } from "lucide";
import { useEffect, useState } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { formatFileSize } from "@/lib/domain/kyc/upload-limits";

interface FilePreviewProps {
  file: File;
  locale: string;
  alt: string;
  removeText: string;
  onRemove: () => void;
}

/** A chosen file: an image as it looks, anything else by its name and size. */
export function FilePreview({ file, locale, alt, removeText, onRemove }: FilePreviewProps) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (file.type === "application/pdf") return setAddress(null);
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);

  return (
    <div className="grid gap-3">
      {address ? (
        // biome-ignore lint/performance/noImgElement: a file of this browser, which nothing can optimise
        <img
          src={address}
          alt={alt}
          onError={() => setAddress(null)}
          className="h-44 w-full rounded-inset bg-raised object-contain"
        />
      ) : (
        <span className="grid h-44 place-items-center rounded-inset bg-raised text-muted">
          <Icon node={FileText} size={44} strokeWidth={1.25} />
        </span>
      )}
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1">
          <span className="block truncate text-md font-medium">
            <bdi>{file.name}</bdi>
          </span>
          <span className="figures text-sm text-muted">{formatFileSize(file.size, locale)}</span>
        </p>
        <button
          type="button"
          aria-label={removeText}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-button text-muted transition-colors hover:bg-raised hover:text-text"
        >
          <Icon node={X} size={18} />
        </button>
      </div>
    </div>
  );
}

/** A file that the service has from an earlier visit. */
export function KeptFile({ text }: { text: string }) {
  return (
    <p className="flex items-center justify-center gap-2 text-md font-medium text-up">
      <Icon node={CircleCheck} size={18} />
      {text}
    </p>
  );
}

/** A file that was accepted and stays as it is. */
export function AcceptedFile({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid content-start gap-1.5">
      <p className="text-md font-medium">{label}</p>
      <div className="rounded-button border border-line bg-raised p-4">
        <KeptFile text={text} />
      </div>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Avatar } from "@/app/_ui/data/avatar";

/** An address under which the page can show a file that it holds; null without one. */
function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!file) {
      setUrl(null);
      return;
    }
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);

  return url;
}

const AvatarCrop = lazy(async () => {
  const { AvatarCrop } = await import("@/app/_ui/crop/avatar-crop");
  return { default: AvatarCrop };
});

interface AvatarFieldProps {
  name: string;
  /** The present picture. */
  pictureUrl: string | null;
  /** A new picture that is not saved yet. */
  value: Blob | null;
  error: string | undefined;
  onChange: (picture: Blob | null) => void;
}

/** The member's picture: chosen, checked by its size and first bytes, cropped, and shown before it is saved. */
export function AvatarField({ name, pictureUrl, value, error, onChange }: AvatarFieldProps) {
  const t = useTranslations("settings");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useObjectUrl(value);
  const shownError = problem ?? error;

  useEffect(() => {
    if (error) button.current?.focus();
  }, [error]);

  const choose = useCallback(async () => {
    const chosen = input.current?.files?.[0];
    if (!input.current || !chosen) return;
    input.current.value = "";
    const { avatarProblem } = await import("@/lib/domain/account/schema");
    const found = await avatarProblem(chosen);
    setProblem(found && t(found === "fileType" ? "pictureType" : "pictureSize"));
    setFile(found ? null : chosen);
  }, [t]);

  // A file may have been chosen before the page came alive.
  useEffect(() => {
    choose();
  }, [choose]);

  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} size={72} src={preview ?? pictureUrl} />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            size="small"
            aria-describedby={`${id}-hint${shownError ? ` ${id}-error` : ""}`}
            onClick={() => input.current?.click()}
          >
            {t("choosePicture")}
          </Button>
          {value && (
            <Button size="small" tone="quiet" onClick={() => onChange(null)}>
              {t("undoPicture")}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t("picture")}
          accept="image/png,image/jpeg,image/webp"
          onChange={choose}
        />
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-down empty:hidden">
          {shownError}
        </p>
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {t("pictureHint")}
        </p>
      </div>
      {file && (
        <Suspense>
          <AvatarCrop
            file={file}
            texts={{
              title: t("crop.title"),
              hint: t("crop.hint"),
              preview: t("crop.preview"),
              zoom: t("crop.zoom"),
              move: t("crop.move"),
              left: t("crop.left"),
              right: t("crop.right"),
              up: t("crop.up"),
              down: t("crop.down"),
              use: t("crop.use"),
              cancel: t("crop.cancel"),
              unreadable: t("crop.unreadable"),
            }}
            onCancel={() => setFile(null)}
            onDone={(picture) => {
              setFile(null);
              onChange(picture);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

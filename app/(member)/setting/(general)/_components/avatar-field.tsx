"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Avatar } from "@/app/_ui/data/avatar";
import { preloadModal } from "@/app/_ui/overlay/modal";
import { loadPatiently } from "@/lib/live/network";

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

/** What a chosen picture is checked and cropped by. */
async function loadCropping() {
  const [{ avatarProblem }, { AvatarCrop }] = await Promise.all([
    import("@/lib/domain/account/schema"),
    import("@/app/_ui/crop/avatar-crop"),
    preloadModal(),
  ]);
  return { avatarProblem, AvatarCrop };
}

interface Cropping extends Pick<Awaited<ReturnType<typeof loadCropping>>, "AvatarCrop"> {
  readonly file: File;
}

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
  const cannotOpen = useTranslations("common")("cannotOpen");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef<File>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
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
    latest.current = chosen;
    const parts = await loadPatiently(loadCropping).catch(() => null);
    if (latest.current !== chosen) return;
    if (!parts) {
      setProblem(cannotOpen);
      return;
    }
    const { avatarProblem, AvatarCrop } = parts;
    const found = await avatarProblem(chosen);
    if (latest.current !== chosen) return;
    setProblem(found && t(found === "fileType" ? "pictureType" : "pictureSize"));
    setCropping(found ? null : { AvatarCrop, file: chosen });
  }, [t, cannotOpen]);

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
      {cropping && (
        <cropping.AvatarCrop
          file={cropping.file}
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
          onCancel={() => setCropping(null)}
          onDone={(picture) => {
            setCropping(null);
            onChange(picture);
          }}
        />
      )}
    </div>
  );
}

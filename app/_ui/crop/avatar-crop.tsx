"use client";

import { useState } from "react";
import { Button } from "../button";
import { Modal } from "../modal";
import { Skeleton } from "../skeleton";
import { CropControls, type CropControlTexts } from "./crop-controls";
import { type Crop, initialCrop } from "./crop-geometry";
import { CropStage } from "./crop-stage";
import { cutOut } from "./draw-crop";
import { usePicture } from "./use-picture";

export type AvatarCropTexts = CropControlTexts &
  Record<"title" | "hint" | "preview" | "use" | "cancel" | "unreadable", string>;

interface AvatarCropProps {
  file: Blob;
  texts: AvatarCropTexts;
  onDone: (picture: Blob) => void;
  onCancel: () => void;
}

/** Cuts a square out of a picture. */
export function AvatarCrop({ file, texts, onDone, onCancel }: AvatarCropProps) {
  const picture = usePicture(file);
  const [chosen, setChosen] = useState<Crop | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const crop = chosen ?? (picture ? initialCrop(picture) : null);

  async function use() {
    const blob = picture && crop && (await cutOut(picture, crop));
    if (blob) onDone(blob);
    else setFailed(true);
  }

  return (
    <Modal title={texts.title} onClose={onCancel}>
      {picture && crop ? (
        <>
          <p className="mb-4 text-md text-muted">{texts.hint}</p>
          <CropStage picture={picture} crop={crop} label={texts.preview} onChange={setChosen} />
          <CropControls picture={picture} crop={crop} texts={texts} onChange={setChosen} />
        </>
      ) : (
        picture === undefined && <Skeleton className="mx-auto aspect-square w-full max-w-72" />
      )}
      {(picture === null || hasFailed) && (
        <p role="alert" className="mt-2 text-md text-down">
          {texts.unreadable}
        </p>
      )}
      <div className="mt-6 flex justify-end gap-2.5">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        {picture && (
          <Button tone="primary" onClick={use}>
            {texts.use}
          </Button>
        )}
      </div>
    </Modal>
  );
}
